import { writeSync } from 'node:fs'
import { openSqliteDatabase } from './sqlite-database.ts'

/** Writes without end and prints what was acknowledged; the test kills it in the middle. */
const [, , path = '', round = '0'] = process.argv
const db = openSqliteDatabase(path)
await db.transaction((sql) =>
  sql.script(`create table if not exists item (
    id text primary key, round integer not null, transaction_id text not null)`),
)

async function writeForever(writer: number): Promise<never> {
  for (let turn = 0; ; turn++) {
    const id = `${round}-${writer}-${turn}`
    await db.transaction(async (sql) => {
      await sql`insert into item values (${`${id}-a`}, ${Number(round)}, ${id})`
      await sql`insert into item values (${`${id}-b`}, ${Number(round)}, ${id})`
    })
    writeSync(1, `${id}-a\n${id}-b\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => writeForever(writer)))
