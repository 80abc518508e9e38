import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { runTool } from './run-tool.ts'
import type { TestSetting } from './unit-tests.ts'

const FILL_MS = 600_000

/** Starts the shop once on an empty folder, which it fills with the demo range, and stops it. */
export async function fillDataFolder(setting: TestSetting, data: string): Promise<void> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const filled = new AbortController()
  const signal = AbortSignal.any([setting.signal, filled.signal])
  const server = runTool(process.execPath, ['apps/server/src/main.ts'], {
    cwd: setting.folder,
    env: {
      ...setting.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_ORIGIN: origin,
      DATA_DIR: data,
      DATABASE_URL: '',
      IMAGE_WARM_UP: 'off',
      LOG_LEVEL: 'warn',
    },
    limitMs: FILL_MS,
    signal,
  })
  const ended = server.catch((error: unknown) => error)
  await Promise.race([ended, untilReady(origin, signal)])
  filled.abort()
  const end = await ended
  setting.signal.throwIfAborted()
  // Stopping it by our own signal is no failure.
  if (end !== filled.signal.reason)
    throw new Error(`The shop was not filled: ${JSON.stringify(end)}`)
}

async function untilReady(origin: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isReady(origin))) await delay(250)
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`).catch(() => null)
  return response?.ok ?? false
}
