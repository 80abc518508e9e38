import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT, START_MS, startOwnServer } from './own-server.ts'
import { test as base } from './test.ts'

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
        async saum(...words) {
          const command = [join(PROJECT, 'apps/cli/src/main.ts'), ...words]
          return (await run(process.execPath, command, { env: server.env })).stdout
        },
      })
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MS },
  ],
})

export { expect } from './test.ts'
