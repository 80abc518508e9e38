import { randomUUID } from 'node:crypto'
import { databaseUrl, describeSchema, emptyTables, withClient } from './postgres-server.ts'
import { postgresTemplate } from './template-context.ts'

interface TestPostgres {
  url: string
  /** Another test of this worker may have it afterwards. */
  release(): Promise<void>
}

/** Databases of this worker with the newest schema and no rows. */
const clean: string[] = []

/** A database with the newest schema: one that an earlier test has left, or a copy of the template. */
export async function takePostgresDatabase(): Promise<TestPostgres> {
  const name = clean.pop() ?? (await copyTemplate())
  return { url: databaseUrl(serverUrl(), name), release: () => release(name) }
}

async function copyTemplate(): Promise<string> {
  const template = postgresTemplate()
  if (template === null) throw new Error('TEST_DATABASE_URL names no PostgreSQL for this test')
  const name = newName()
  await onServer(`create database ${name} template ${template.name} strategy file_copy`)
  return name
}

async function release(name: string): Promise<void> {
  const isReusable = await withClient(databaseUrl(serverUrl(), name), async (client) => {
    // Some tests break the schema on purpose.
    if ((await describeSchema(client)) !== postgresTemplate()?.schema) return false
    await emptyTables(client)
    return true
  })
  if (isReusable) clean.push(name)
  else await onServer(`drop database ${name} with (force)`)
}

/** An empty schema. */
export async function createPostgresSchema(): Promise<TestPostgres> {
  const name = newName()
  await onServer(`create schema ${name}`)
  const url = new URL(serverUrl())
  url.searchParams.set('options', `-c search_path=${name}`)
  return { url: url.href, release: () => onServer(`drop schema ${name} cascade`) }
}

async function onServer(statement: string): Promise<void> {
  await withClient(serverUrl(), (client) => client.query(statement))
}

function serverUrl(): string {
  return process.env['TEST_DATABASE_URL'] ?? ''
}

function newName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`
}
