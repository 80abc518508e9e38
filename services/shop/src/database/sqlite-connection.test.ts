import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts'

async function aConnection(): Promise<SqliteConnection> {
  const path = join(await createTestFolder(), 'shop.sqlite')
  const connection = openSqliteConnection(path, { isReadOnly: false })
  onTestFinished(() => connection.close())
  return connection
}

describe('a connection to the embedded database', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
  ])('is safe: %s is %s', async (setting, value) => {
    const connection = await aConnection()

    const [row] = await connection.run({ text: `pragma ${setting}`, values: [] })

    expect(row).toEqual({ [setting]: value })
  })

  it('goes on when it has forgotten a statement among too many', async () => {
    const connection = await aConnection()

    for (const round of [1, 2]) {
      for (let index = 0; index < 600; index++) {
        const rows = await connection.run({ text: `select ${index} + $1 as sum`, values: [round] })
        expect(rows).toEqual([{ sum: index + round }])
      }
    }
  })
})
