import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { fetchRaw } from './raw-body.ts'
import { startServer, type ServerProcess } from './server-process.ts'

const OURS = 'apps/server/src/main.ts'
const BARE_RENDER = 'bench/peers/bare-render.ts'
const BARE_BYTES = 'bench/peers/bare-bytes.ts'
const ENCODING = 'br'

/** The shop and the yardsticks it is measured against; all end with the stack. */
export interface ShopStage {
  shop(pageCache: 'on' | 'off'): Promise<ServerProcess>
  /** Renders the React tree of any page and nothing else. */
  bareRender(readyPath: string): Promise<ServerProcess>
  /** Sends exactly what the cached shop sends to a browser for this page. */
  bareBytes(cached: ServerProcess, path: string): Promise<ServerProcess>
}

export async function openShopStage(stack: AsyncDisposableStack): Promise<ShopStage> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-bench-'))
  stack.defer(() => rm(folder, { recursive: true }))

  async function start(program: string, env: Record<string, string>, readyPath: string) {
    const port = await freePort()
    const server = await startServer({ program: [program], port, env, readyPath })
    stack.defer(() => server.stop())
    return server
  }

  /** Each process has a database of its own, filled with the same demo range. */
  function settingsOf(name: string): Record<string, string> {
    return {
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      WORKSHOP: 'off',
      IMAGE_WARM_UP: 'off',
      SEARCH_RATE_LIMIT: '0',
      SESSION_RATE_LIMIT: '0',
      PAGE_RATE_LIMIT: '0',
      DATA_DIR: join(folder, name),
    }
  }

  return {
    shop: (pageCache) =>
      start(OURS, { ...settingsOf(`shop-${pageCache}`), PAGE_CACHE: pageCache }, '/readyz'),

    bareRender: (readyPath) => start(BARE_RENDER, settingsOf('bare'), readyPath),

    async bareBytes(cached, path) {
      const file = join(folder, `${encodeURIComponent(path)}.${ENCODING}`)
      await writeFile(file, await fetchCompressed(cached.origin + path))
      return start(BARE_BYTES, { BODY_FILE: file, BODY_ENCODING: ENCODING }, '/')
    },
  }
}

/** The first request fills the cache; the page is compressed a moment later. */
async function fetchCompressed(url: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { body, encoding } = await fetchRaw(url, ENCODING)
    if (encoding === ENCODING) return body
    await pause(20)
  }
  throw new Error(`${url} is never sent as ${ENCODING}`)
}

export async function residentMegabytes(server: ServerProcess): Promise<number | null> {
  const bytes = await server.residentBytes()
  return bytes === null ? null : Math.round(bytes / 1_024 / 1_024)
}
