import { runChild } from '../bootstrap/child.mjs'

/** The operator's command line; its signals, output and exit code are the command's own. */
export async function saum(args: readonly string[]): Promise<number> {
  const { code } = await runChild(process.execPath, ['apps/cli/src/main.ts', ...args], {
    stdio: 'inherit',
  })
  return code
}
