import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '@saum/domain/startup-error'

export interface Migration {
  number: number
  name: string
  sha256: string
  text: string
}

/** Where the shop's own migrations are. */
export const MIGRATIONS_PATH = fileURLToPath(new URL('../../db/migrations', import.meta.url))

const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.sql$/

/** Reads `NNNN-name.sql` files in order of their numbers. */
export async function readMigrations(path: string): Promise<Migration[]> {
  const files = (await readdir(path)).filter((file) => file.endsWith('.sql')).toSorted()
  const migrations = await Promise.all(files.map((file) => readMigration(path, file)))
  for (const [index, migration] of migrations.entries()) {
    if (migrations[index + 1]?.number === migration.number) {
      throw new StartupError(`Two migrations have the number ${migration.number}.`)
    }
  }
  return migrations
}

export function migrationFile({ number, name }: Pick<Migration, 'number' | 'name'>): string {
  return `${String(number).padStart(4, '0')}-${name}.sql`
}

async function readMigration(path: string, file: string): Promise<Migration> {
  const [, number, name] = FILE_NAME.exec(file) ?? []
  if (number === undefined || name === undefined) {
    throw new StartupError(`The migration ${file} is not named like 0001-name.sql.`)
  }
  // A checkout with other line endings is still the same migration.
  const text = (await readFile(join(path, file), 'utf8')).replaceAll('\r\n', '\n')
  return {
    number: Number(number),
    name,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
  }
}
