import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@saum/shop/database/migrate'
import { MIGRATIONS_PATH, readMigrations } from '@saum/shop/database/migrations'
import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import type { TestProject } from 'vitest/node'
import { listUnportable } from './portable-statements.ts'
import type { PostgresTemplate } from './template-context.ts'
import { databaseUrl, describeSchema, keepFirstRows, withClient } from './postgres-server.ts'

/** Before all tests: migrates one database that tests copy; drops it after them. */
export async function setup(project: TestProject) {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    project.provide('postgresTemplate', null)
    return undefined
  }
  const name = `template_${randomUUID().replaceAll('-', '')}`
  await withClient(server, (client) => client.query(`create database ${name}`))
  const url = databaseUrl(server, name)
  const db = await openPostgresDatabase(url)
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  await db.close()
  await withClient(url, keepFirstRows)
  const folder = await mkdtemp(join(tmpdir(), 'saum-statements-'))
  const statementFile = join(folder, 'statements.ndjson')
  await writeFile(statementFile, '')
  const schema = await withClient(url, describeSchema)
  const template: PostgresTemplate = { name, schema, statementFile }
  project.provide('postgresTemplate', template)
  return async () => {
    const faults = await listUnportable(url, statementFile)
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`))
    await rm(folder, { recursive: true })
    if (faults.length > 0)
      throw new Error(`PostgreSQL does not understand\n  ${faults.join('\n  ')}`)
  }
}
