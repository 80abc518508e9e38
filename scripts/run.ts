import { runChild } from './bootstrap/child.mjs'

/** A tool said no; its own words are the explanation, a stack of ours would only hide them. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}

interface RunOptions {
  cwd?: string
  env?: Record<string, string | undefined>
}

/** Runs a tool silently, answers with what it printed, and throws those words when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const color = process.stderr.isTTY ? { FORCE_COLOR: '1' } : {}
  const { code, output } = await runChild(command, args, {
    cwd: options.cwd ?? '.',
    env: { ...process.env, ...color, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (code !== 0) {
    throw new CommandFailure(`${output.trimEnd()}\n${command} ${args.join(' ')} ended with ${code}`)
  }
  return output
}
