import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { withClient } from './postgres-server.ts'

/** Other statements are not prepared: they change the schema, or belong to one engine. */
const PREPARED = /^\s*(select|insert|update|delete|with)\b/i
/** Test helpers read the schema where SQLite keeps it. */
const OF_SQLITE = /\b(sqlite_|pragma_)\w+/i

/** Statements of a run that PostgreSQL refuses to prepare, with its reasons. */
export async function listUnportable(url: string, statementFile: string): Promise<string[]> {
  const lines = (await readFile(statementFile, 'utf8')).split('\n').filter((line) => line !== '')
  const texts = new Set(lines.map((line) => JSON.parse(line) as string))
  const portable = [...texts].filter((text) => PREPARED.test(text) && !OF_SQLITE.test(text))
  return withClient(url, async (client) => {
    const faults: string[] = []
    for (const text of portable) {
      const reason = await prepare(client, numbered(text))
      if (reason !== null) faults.push(`${reason}\n    ${text.replaceAll(/\s+/g, ' ')}`)
    }
    return faults
  })
}

async function prepare(client: pg.Client, text: string): Promise<string | null> {
  try {
    await client.query(`prepare tried as ${text}`)
    await client.query('deallocate tried')
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** `?` → `$1`, `$2` …; a question mark in quotes is a text. */
export function numbered(text: string): string {
  let count = 0
  return text.replaceAll(/'[^']*'|\?/g, (part) => (part === '?' ? `$${++count}` : part))
}
