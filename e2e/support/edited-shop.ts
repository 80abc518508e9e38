import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/free-port.ts'
import { test as base } from './test.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const START_MS = 60_000
const run = promisify(execFile)

/** A shop of its own, without a range, whose content the journey may change. */
export interface EditedShop {
  origin: string
  /** Writes a file below the content folder. */
  write(path: string, text: string): Promise<void>
  read(path: string): Promise<string>
  /** What editors and operators type; answers with what it prints. */
  saum(...words: readonly string[]): Promise<string>
}

export const test = base.extend<object, { shop: EditedShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's parts from here.
    async ({}, hand) => {
      const folder = await mkdtemp(join(tmpdir(), 'saum-edited-'))
      const content = join(folder, 'content')
      await cp(join(PROJECT, 'content'), content, { recursive: true })
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const env = { ...process.env, ...settings(folder, port), PUBLIC_ORIGIN: origin }
      const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
        cwd: PROJECT,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await untilReady(origin)
      await hand({
        origin,
        async write(path, text) {
          await mkdir(dirname(join(content, path)), { recursive: true })
          await writeFile(join(content, path), text)
        },
        read: (path) => readFile(join(content, path), 'utf8'),
        async saum(...words) {
          const command = [join(PROJECT, 'apps/cli/src/main.ts'), ...words]
          return (await run(process.execPath, command, { env })).stdout
        },
      })
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MS },
  ],
})

export { expect } from './test.ts'

function settings(folder: string, port: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: join(folder, 'content'),
    CONTENT_POLL_SECONDS: '1',
    DATABASE_URL: '',
    DEMO_DATA: 'off',
    IMAGE_WARM_UP: 'off',
    LOG_LEVEL: 'warn',
  }
}

async function untilReady(origin: string): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error('The edited shop did not start')
}
