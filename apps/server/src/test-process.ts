import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { COMPILED_CODE } from '@saum/testing/compiled-code'

export interface TestProcess {
  child: ChildProcess
  /** Everything written so far, both streams. */
  output(): string
  errors(): string
  exitCode(): Promise<number | null>
}

/** Starts a program of this folder with its own environment and nothing of ours; a launcher may drop its rights. */
export function startProcess(
  file: string,
  env: Record<string, string>,
  launcher: readonly string[] = [],
): TestProcess {
  const program = [process.execPath, resolve(import.meta.dirname, file)]
  const [command = '', ...args] = [...launcher, ...program]
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      ...COMPILED_CODE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const closed = once(child, 'close')
  return {
    child,
    output: () => output,
    errors: () => errors,
    async exitCode() {
      await closed
      return child.exitCode
    },
  }
}

/** The address the process says it is open at; services take their time on a busy machine. */
export async function openAddress(started: TestProcess, limitMs = 60_000): Promise<string> {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    const address = /Saum is open: (\S+)\//.exec(started.output())?.[1]
    if (address) return address
    if (started.child.exitCode !== null) break
    await delay(20)
  }
  throw new Error(`The server did not open:\n${started.output()}${started.errors()}`)
}

/** The exit code of a process that must refuse to start; one that opens instead would never end. */
export async function exitCodeOfRefusedStart(started: TestProcess): Promise<number | null> {
  const address = await openAddress(started).catch((error: unknown) => {
    if (started.child.exitCode === null) throw error
    return null
  })
  if (address !== null) throw new Error(`The server opened at ${address} instead of refusing`)
  return started.exitCode()
}
