import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runSaum } from './operator.ts'
import { PROJECT, START_MS, startOwnServer } from './own-server.ts'
import { test as requestBase } from './request-test.ts'
import { test as base } from './test.ts'

/** A shop of its own, without a range, whose content a test may change. */
export interface EditedShop {
  origin: string
  /** Writes a file below the content folder. */
  write(path: string, text: string): Promise<void>
  read(path: string): Promise<string>
  /** What editors and operators type; returns what it prints. */
  saum(...words: readonly string[]): Promise<string>
}

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's parts from here.
async function startShop({}: object, hand: (shop: EditedShop) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-edited-'))
  const content = join(folder, 'content')
  await cp(join(PROJECT, 'content'), content, { recursive: true })
  const server = await startOwnServer({
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: content,
    CONTENT_POLL_SECONDS: '1',
  })
  await hand({
    origin: server.origin,
    async write(path, text) {
      await mkdir(dirname(join(content, path)), { recursive: true })
      await writeFile(join(content, path), text)
    },
    read: (path) => readFile(join(content, path), 'utf8'),
    saum: (...words) => runSaum(words, server.env),
  })
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

export const test = base.extend<object, { shop: EditedShop }>({
  shop: [startShop, { scope: 'worker', timeout: START_MS }],
})

export const requestTest = requestBase.extend<object, { shop: EditedShop }>({
  shop: [startShop, { scope: 'worker', timeout: START_MS }],
  baseURL: async ({ shop }, hand) => hand(shop.origin),
})

export { expect } from './test.ts'
