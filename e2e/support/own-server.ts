import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'

export const PROJECT = resolve(import.meta.dirname, '../..')
/** Time enough on a machine that is busy with other journeys. */
export const START_MS = 60_000
const ANSWER_MS = 5_000

interface OwnServer {
  origin: string
  /** The settings it runs with, for the operator's commands. */
  env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** A server beside the one that all journeys visit, with settings of its own. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: '',
    DEMO_DATA: 'off',
    IMAGE_WARM_UP: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(server, origin)
  return {
    origin,
    env,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  const end = Date.now() + START_MS
  let lastFault: unknown
  while (Date.now() < end) {
    if (server.exitCode !== null) {
      throw new Error(`The server of this journey ended with ${server.exitCode}; its log says why`)
    }
    try {
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })
      if (answer.ok) return
      lastFault = new Error(`/readyz answers ${answer.status}`)
    } catch (error) {
      lastFault = error
    }
    await delay(100)
  }
  server.kill('SIGKILL')
  throw new Error(`The server of this journey is not ready after ${START_MS} ms`, {
    cause: lastFault,
  })
}
