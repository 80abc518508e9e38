import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { withMemorySettings } from '../../scripts/memory-settings.ts'

export interface ServerProcess {
  origin: string
  /** Resident memory in bytes; null where the system does not tell. */
  residentBytes: () => Promise<number | null>
  /** The same with the processes it has started, which share some of their pages. */
  treeBytes: () => Promise<number | null>
  stop: () => Promise<void>
}

/** The first start makes and imports the demo range. */
const PATIENCE_MS = 180_000

interface ServerProgram {
  program: readonly string[]
  port: number
  env: Record<string, string>
  readyPath: string
}

/** Starts a server of its own process and waits until it answers. */
export async function startServer({
  program,
  port,
  env,
  readyPath,
}: ServerProgram): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, program, {
    env: withMemorySettings({
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const server: ServerProcess = {
    origin,
    residentBytes: () => readResidentBytes(child.pid),
    treeBytes: () => readTreeBytes(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }

  const deadline = Date.now() + PATIENCE_MS
  while (!(await answers(`${origin}${readyPath}`))) {
    if (child.exitCode !== null)
      throw new Error(`${program.join(' ')} ended with ${child.exitCode}`)
    if (Date.now() > deadline) {
      await server.stop()
      throw new Error(`${program.join(' ')} does not answer ${readyPath}`)
    }
    await pause(50)
  }
  return server
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false // not listening yet
  }
}

async function readTreeBytes(pid: number | undefined): Promise<number | null> {
  const own = await readResidentBytes(pid)
  if (own === null) return null
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const others = children.split(' ').filter((id) => id !== '')
  const bytes = await Promise.all(others.map((id) => readResidentBytes(Number(id))))
  return bytes.reduce<number>((sum, resident) => sum + (resident ?? 0), own)
}

async function readResidentBytes(pid: number | undefined): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024
  } catch {
    return null // only Linux has this file
  }
}
