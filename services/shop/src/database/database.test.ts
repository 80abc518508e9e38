import { openTestDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseEngine } from './database.ts'
import { insertRows } from './insert-rows.ts'

interface Item {
  id: number
  name: string
}

async function aDatabaseWithItems(engine: DatabaseEngine): Promise<Database> {
  const db = await openTestDatabase(engine)
  await db.transaction((sql) =>
    sql.script(`
      create table item (
        id bigint primary key, name text not null unique, amount integer check (amount >= 0));
      create table part (item_id bigint not null references item (id));`),
  )
  return db
}

function names(rows: Item[]): string[] {
  return rows.map(({ name }) => name)
}

describe.each(STORAGE_ENGINES)('statements on %s', (engine) => {
  it('reads back what was written, numbers as numbers', async () => {
    const db = await aDatabaseWithItems(engine)
    const created = 1_763_200_000_000

    await db.transaction(
      (sql) => sql`insert into item (id, name, amount) values (${created}, ${"d'été $1"}, ${null})`,
    )

    expect(await db.sql`select id, name, amount from item`).toEqual([
      { id: created, name: "d'été $1", amount: null },
    ])
    expect(await db.sql`select count(*) as count, sum(id) as sum from item`).toEqual([
      { count: 1, sum: created },
    ])
  })

  it('stores yes and no as 1 and 0', async () => {
    const db = await aDatabaseWithItems(engine)

    await db.transaction((sql) => sql`insert into item values (1, ${'a'}, ${true})`)

    expect(await db.sql`select amount from item where amount = ${true}`).toEqual([{ amount: 1 }])
  })

  it('takes lists of any length as the members of in', async () => {
    const db = await aDatabaseWithItems(engine)
    const rows = Array.from({ length: 250 }, (_, id) => ({ id, name: `n${id}`, amount: id }))
    await db.transaction((sql) =>
      insertRows(sql, { table: 'item', columns: ['id', 'name', 'amount'] }, rows),
    )

    for (const length of [0, 1, 2, 3, 5, 100]) {
      const wanted = rows.slice(0, length).map(({ id }) => id)
      const found = await db.sql<Item>`select id from item where id in (${wanted}) order by id`
      expect(found.map(({ id }) => id)).toEqual(wanted)
    }
  })

  it('overwrites rows that exist when told by which columns', async () => {
    const db = await aDatabaseWithItems(engine)
    const target = { table: 'item', columns: ['id', 'name'], overwriteBy: ['id'] } as const

    await db.transaction((sql) => insertRows(sql, target, [{ id: 1, name: 'old' }]))
    await db.transaction((sql) =>
      insertRows(sql, target, [
        { id: 1, name: 'new' },
        { id: 2, name: 'other' },
      ]),
    )

    expect(names(await db.sql<Item>`select name from item order by id`)).toEqual(['new', 'other'])
  })

  it.each([
    ['unique', `insert into item values (2, 'taken', 0)`],
    ['unique', `insert into item values (1, 'other', 0)`],
    ['check', `insert into item values (2, 'other', -1)`],
    ['not-null', `insert into item values (2, null, 0)`],
    ['foreign-key', `insert into part values (99)`],
    ['other', `select nonsense`],
  ])('names a broken rule %s', async (kind, statement) => {
    const db = await aDatabaseWithItems(engine)
    await db.transaction((sql) => sql`insert into item values (1, 'taken', 0)`)

    await expect(db.transaction((sql) => sql.statement(statement))).rejects.toMatchObject({ kind })
  })
})

describe.each(STORAGE_ENGINES)('transactions on %s', (engine) => {
  function add(db: Database, id: number): Promise<number> {
    return db.transaction(async (sql) => {
      await sql`insert into item values (${id}, ${`n${id}`}, 0)`
      return id
    })
  }

  it('keeps nothing of a transaction that failed half way', async () => {
    const db = await aDatabaseWithItems(engine)

    const failed = db.transaction(async (sql) => {
      await sql`insert into item values (1, 'a', 0)`
      throw new Error('changed my mind')
    })

    await expect(failed).rejects.toThrow('changed my mind')
    expect(await db.sql`select * from item`).toEqual([])
  })

  it('lets the others through when one of many fails', async () => {
    const db = await aDatabaseWithItems(engine)

    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => add(db, index === 17 ? 3 : index)),
    )

    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ reason: { kind: 'unique' } })
    expect(await db.sql`select count(*) as count from item`).toEqual([{ count: 39 }])
  })

  it('shows a reader only what is committed', async () => {
    const db = await aDatabaseWithItems(engine)

    const seen = await db.transaction(async (sql) => {
      await sql`insert into item values (1, 'a', 0)`
      return { inside: await sql`select id from item`, outside: await db.sql`select id from item` }
    })

    expect(seen).toEqual({ inside: [{ id: 1 }], outside: [] })
    expect(await db.sql`select id from item`).toEqual([{ id: 1 }])
  })

  it('never loses a concurrent change to the same row', async () => {
    const db = await aDatabaseWithItems(engine)
    await add(db, 1)

    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.transaction((sql) => sql`update item set amount = amount + 1 where id = 1`),
      ),
    )

    expect(await db.sql`select amount from item`).toEqual([{ amount: 50 }])
  })

  it('refuses statements of a transaction that has ended', async () => {
    const db = await aDatabaseWithItems(engine)

    const leaked = await db.transaction(async (sql) => ({ sql }))

    await expect(leaked.sql`insert into item values (1, 'a', 0)`).rejects.toThrow('has ended')
  })

  it('finishes what it has accepted before it closes', async () => {
    const db = await aDatabaseWithItems(engine)

    const accepted = Promise.all(Array.from({ length: 20 }, (_, id) => add(db, id)))
    await db.close()

    expect(await accepted).toHaveLength(20)
  })
})
