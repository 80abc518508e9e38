import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../scripts/free-port.ts'

const START_MS = 10_000
const HOST = new URL('window-host.js', import.meta.url).pathname

/** A session of WebKitWebDriver. Its commands are those of the WebDriver standard. */
export interface Driver {
  /** Of the session: `post('window/rect', …)`. */
  post(path: string, payload?: object): Promise<unknown>
  get(path: string): Promise<unknown>
  delete(path: string): Promise<unknown>
  end(): Promise<void>
}

export async function startDriver(env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  driver.stderr.resume()
  const base = `http://127.0.0.1:${port}/session`
  const session = await openSession(base, driver)
  const at = (path: string) => `${base}/${session.sessionId}/${path}`
  return {
    post: (path, payload = {}) => send(at(path), 'POST', payload),
    get: (path) => send(at(path), 'GET'),
    delete: (path) => send(at(path), 'DELETE'),
    async end() {
      await send(`${base}/${session.sessionId}`, 'DELETE').catch(() => null)
      driver.kill()
    },
  }
}

interface SessionFacts {
  sessionId: string
}

async function openSession(base: string, driver: ChildProcess): Promise<SessionFacts> {
  const capabilities = {
    alwaysMatch: {
      // Playwright waits for what it needs.
      pageLoadStrategy: 'none',
      timeouts: { script: null },
      'webkitgtk:browserOptions': { binary: HOST, args: [] },
    },
  }
  const end = Date.now() + START_MS
  for (;;) {
    try {
      return (await send(base, 'POST', { capabilities })) as SessionFacts
    } catch (error) {
      // It does not listen yet.
      const isStarting = error instanceof TypeError && driver.exitCode === null
      if (!isStarting || Date.now() > end) throw error
      await delay(50)
    }
  }
}

async function send(url: string, method: string, payload?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
