import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRange } from './copy-range.ts'
import { START_MS, startOwnServer } from './own-server.ts'
import { test as base } from './test.ts'

/** The range of the shop all others visit, in a shop that shows half of its visitors another version. */
export const test = base.extend<object, { comparing: string }>({
  comparing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's parts from here.
    async ({}, hand) => {
      const folder = await mkdtemp(join(tmpdir(), 'saum-comparing-'))
      await copyRange(folder)
      const server = await startOwnServer({ DATA_DIR: folder, EXPERIMENTS: 'early-promises:50' })
      await hand(server.origin)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MS },
  ],
  // Its pages have addresses of their own.
  baseURL: async ({ comparing }, hand) => hand(comparing),
})

export { expect } from './test.ts'
