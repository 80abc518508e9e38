import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The first start makes and imports the demo range and builds its index. */
const PATIENCE_MS = 240_000

export interface ShopServer {
  origin: string
  stop(): Promise<void>
}

/** A shop of its own, with the demo range. */
export async function startShop(dataFolder: string, secret: string): Promise<ShopServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      DEMO_DATA: 'on',
      IMAGE_WARM_UP: 'off',
      LOG_LEVEL: 'warn',
      SEARCH_SECRET: secret,
      // One address does here what thousands of shoppers do elsewhere.
      SEARCH_RATE_LIMIT: '0',
      PAGE_RATE_LIMIT: '0',
    },
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error('The shop does not become ready')
    }
    await pause(200)
  }
  return { origin, stop }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false // not listening yet
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given to us')
  return address.port
}
