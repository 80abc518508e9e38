import { statfsSync } from 'node:fs'
import type { Progress } from '../bootstrap/progress.mjs'
import { ensureChromium } from '../chromium.ts'
import { ensurePostgres } from '../postgres.ts'
import type { Findings } from './check-run.ts'

/** What tests need beyond Node: installed once, while the static checks run. */
export interface TestMachine {
  prepare(wanted: { hasBrowser: boolean }): Promise<Findings>
  postgres(): ReturnType<typeof ensurePostgres>
  chromium(): Promise<string>
  close(): Promise<void>
}

export function openTestMachine(progress: Progress): TestMachine {
  keepFoldersInMemory()
  let postgres: ReturnType<typeof ensurePostgres> | undefined
  let chromium: Promise<string> | undefined
  const machine = {
    postgres: () => (postgres ??= ensurePostgres()),
    chromium: () => (chromium ??= ensureChromium(progress)),
  }
  return {
    ...machine,
    async prepare({ hasBrowser }) {
      // One after the other: two package managers would lock each other out.
      const database = await machine.postgres()
      const tools = [{ name: 'PostgreSQL', isThere: 'url' in database }]
      if (hasBrowser) {
        const isThere = await machine.chromium().then(
          () => true,
          () => false, // the check that needs it fails and says why
        )
        tools.push({ name: 'Chromium', isThere })
      }
      return {
        remark: tools.map(({ name, isThere }) => (isThere ? name : `no ${name}`)).join(', '),
      }
    },
    async close() {
      const database = await postgres
      if (database && 'stop' in database) await database.stop()
    },
  }
}

const MEMORY_FOLDER = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Databases and profiles of tests live for seconds; on a disk, most of that time is waiting for it. */
function keepFoldersInMemory(): void {
  if (process.env['TMPDIR'] !== undefined) return
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    if (bavail * bsize >= ENOUGH_BYTES) process.env['TMPDIR'] = MEMORY_FOLDER
  } catch {
    // Not a Linux: the folder of the system is used.
  }
}
