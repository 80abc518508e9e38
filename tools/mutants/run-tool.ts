import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface ToolRun {
  code: number
  output: string
  timedOut: boolean
}

interface ToolOptions {
  /** A copy of the project; its own tools are found first. */
  cwd: string
  env: Readonly<Record<string, string>>
  limitMs: number
  signal: AbortSignal
}

const GRACE_MS = 8_000
const LAST_WORDS_MS = 1_000

/** Runs a tool in a process group of its own, so that everything it started ends with it. */
export async function runTool(
  command: string,
  args: readonly string[],
  { cwd, env, limitMs, signal }: ToolOptions,
): Promise<ToolRun> {
  signal.throwIfAborted()
  const path = `${join(cwd, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const closed = new Promise((resolve) => child.once('close', resolve))
  let killTimer: NodeJS.Timeout | undefined
  let timedOut = false
  // Playwright stops its server on SIGINT only.
  const stop = () => {
    endGroup(child.pid, 'SIGINT')
    killTimer = setTimeout(() => endGroup(child.pid, 'SIGKILL'), GRACE_MS)
  }
  const limit = setTimeout(() => {
    timedOut = true
    stop()
  }, limitMs)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (exitCode) => resolve(exitCode ?? 1))
    })
    // A faulty program may leave others behind, which would keep its output open.
    endGroup(child.pid, 'SIGKILL')
    await Promise.race([closed, delay(LAST_WORDS_MS, undefined, { ref: false })])
    signal.throwIfAborted()
    return { code, output, timedOut }
  } finally {
    clearTimeout(limit)
    clearTimeout(killTimer)
    signal.removeEventListener('abort', stop)
  }
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}
