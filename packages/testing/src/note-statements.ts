import { appendFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { postgresTemplate } from './template-context.ts'

const databases = new Set<string>()
const noted = new Set<string>()
let isWatching = false

/**
 * Writes down every statement that tests run on this SQLite database, so that PostgreSQL can be asked
 * after the run whether it understands all of them.
 */
export function noteStatementsOf(path: string): void {
  const file = postgresTemplate()?.statementFile
  if (file === undefined) return
  databases.add(path)
  if (!isWatching) watch(file)
  isWatching = true
}

function watch(file: string): void {
  const prepare = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function noting(text, ...rest) {
    if (!noted.has(text) && databases.has(this.location() ?? '')) {
      noted.add(text)
      appendFileSync(file, `${JSON.stringify(text)}\n`)
    }
    return prepare.call(this, text, ...rest)
  }
}
