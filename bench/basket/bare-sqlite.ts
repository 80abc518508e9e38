import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { BareStatement, RecordedCall } from './recorded-calls.ts'

/** Prepared statements on two connections and nothing else. */
export interface BareSqlite extends Disposable {
  /** Several calls at once share one commit, as they do in ours. */
  run(calls: readonly RecordedCall[]): void
}

export function openBareSqlite(path: string): BareSqlite {
  const writer = new DatabaseSync(path)
  const reader = new DatabaseSync(path, { readOnly: true })
  writer.exec('pragma synchronous = full')
  const [write, read] = [createRun(writer), createRun(reader)]
  return {
    run(calls) {
      for (const { before } of calls) before.forEach(read)
      if (calls.some(({ transaction }) => transaction.length > 0)) {
        writer.exec('begin immediate')
        for (const { transaction } of calls) {
          writer.exec('savepoint member')
          transaction.forEach(write)
          writer.exec('release member')
        }
        writer.exec('commit')
      }
      for (const { after } of calls) after.forEach(read)
    },
    [Symbol.dispose]() {
      reader.close()
      writer.close()
    },
  }
}

function createRun(connection: DatabaseSync): (statement: BareStatement) => void {
  const prepared = new Map<string, StatementSync>()
  return ({ text, values }) => {
    const statement = prepared.get(text) ?? connection.prepare(text.replaceAll(/\$(\d+)/g, '?$1'))
    prepared.set(text, statement)
    // SQLite has no lists among its values.
    statement.all(...(values as readonly SQLInputValue[]))
  }
}
