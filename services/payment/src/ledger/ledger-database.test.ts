import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '@saum/domain/startup-error'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { openLedgerDatabase } from './ledger-database.ts'

/** A ledger that was used and closed. */
async function aLedger(): Promise<{ folder: string; path: string }> {
  const folder = join(await createTestFolder(), 'payments')
  openLedgerDatabase(folder).close()
  return { folder, path: join(folder, 'payments.sqlite') }
}

function replaceByForeign(path: string): void {
  rmSync(path)
  const database = new DatabaseSync(path)
  database.exec('create table recipe (name text)')
  database.close()
}

function makeNewer(path: string): void {
  const database = new DatabaseSync(path)
  database.exec('pragma user_version = 99')
  database.close()
}

describe('the ledger of payments', () => {
  it('opens again what it has left', async () => {
    const { folder } = await aLedger()

    expect(() => openLedgerDatabase(folder).close()).not.toThrow()
  })

  it.each<[string, (path: string) => void, RegExp]>([
    ['garbage', (path) => writeFileSync(path, 'x'.repeat(5_000)), /Keep it and restore the last/],
    ['cut off', (path) => truncateSync(path, 8_192), /Keep it and restore the last backup/],
    [
      'with overwritten pages',
      (path) => writeFileSync(path, readFileSync(path).fill(0xa5, 4096)),
      /Keep it and restore the last backup/,
    ],
    ['empty', (path) => truncateSync(path), /is empty\. If it has had payments, restore/],
    ['of another program', replaceByForeign, /belongs to another program\. Move it elsewhere/],
    ['of a newer program', makeNewer, /is newer than this program/],
    [
      'a folder',
      (path) => {
        rmSync(path)
        mkdirSync(path)
      },
      /It must be a file that the user of this process may read and write/,
    ],
  ])('is refused with its name and what to do: %s', async (_, damage, sentence) => {
    const { folder, path } = await aLedger()
    damage(path)

    const opened = () => openLedgerDatabase(folder)

    expect(opened).toThrow(StartupError)
    expect(opened).toThrow(sentence)
    expect(opened).toThrow(path)
  })
})
