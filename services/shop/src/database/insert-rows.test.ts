import { openTestDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseEngine, SqlValue } from './database.ts'
import { insertRows } from './insert-rows.ts'

const COLUMNS = ['id', 'name', 'weight', 'is_new'] as const

async function aTable(engine: DatabaseEngine): Promise<Database> {
  const db = await openTestDatabase(engine)
  await db.transaction((sql) =>
    sql.script(`create table item (
      id bigint primary key, name text, weight double precision, is_new integer)`),
  )
  return db
}

function item(id: number, change: Partial<Record<(typeof COLUMNS)[number], SqlValue>> = {}) {
  return { id, name: `item ${id}`, weight: id + 0.5, is_new: id % 2 === 0, ...change }
}

describe.each(STORAGE_ENGINES)('many rows on %s', (engine) => {
  it.each([0, 1, 99, 100, 101, 250, 5_001])('arrive, be it %i of them', async (count) => {
    const db = await aTable(engine)
    const rows = Array.from({ length: count }, (_, index) => item(index))

    await db.transaction((sql) => insertRows(sql, { table: 'item', columns: COLUMNS }, rows))

    const [sum] = await db.sql<{ count: number; total: number | null }>`
      select count(*) as count, sum(weight) as total from item`
    expect(sum?.count).toBe(count)
    expect(sum?.total ?? 0).toBe((count * (count - 1)) / 2 + count * 0.5)
  })

  it('keep their types, and nothing stays nothing', async () => {
    const db = await aTable(engine)
    const odd = `O'Neill "äöü" \\ {a,b} \n NULL`

    await db.transaction((sql) =>
      insertRows(sql, { table: 'item', columns: COLUMNS }, [
        item(1, { name: odd, is_new: null }),
        item(2, { name: null, is_new: null }),
      ]),
    )

    expect(await db.sql`select * from item order by id`).toEqual([
      { id: 1, name: odd, weight: 1.5, is_new: null },
      { id: 2, name: null, weight: 2.5, is_new: null },
    ])
  })

  it('overwrite, keep or skip what is there, as they are told', async () => {
    const db = await aTable(engine)
    const table = { table: 'item', columns: COLUMNS }
    const write = (target: Parameters<typeof insertRows>[1], name: SqlValue) =>
      db.transaction((sql) => insertRows(sql, target, [item(1, { name })]))
    const nameNow = async () => (await db.sql<{ name: string }>`select name from item`)[0]?.name
    await write(table, 'first')

    await write({ ...table, skipBy: ['id'] }, 'second')
    expect(await nameNow()).toBe('first')
    await write({ ...table, overwriteBy: ['id'] }, 'third')
    expect(await nameNow()).toBe('third')
    await write({ ...table, overwriteBy: ['id'], keepIfNull: ['name'] }, null)
    expect(await nameNow()).toBe('third')
    await expect(write(table, 'fourth')).rejects.toMatchObject({ kind: 'unique' })
  })
})
