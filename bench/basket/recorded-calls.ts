import type { Database, Sql, SqlValue } from '@saum/shop/database/database'
import { createSql } from '@saum/shop/database/sql-template'
import { toUnnestStatements } from '@saum/shop/database/postgres-insert'

type BareValue = SqlValue | (string | number | null)[]

/** A statement as it goes to the database. */
export interface BareStatement {
  text: string
  values: readonly BareValue[]
}

/** What one call asks of the database, in its order. */
export interface RecordedCall {
  before: BareStatement[]
  /** Between `begin` and `commit`. */
  transaction: BareStatement[]
  after: BareStatement[]
}

export interface Recorder {
  /** Does what the real one does and remembers it. */
  db: Database
  /** All statements of one call; nothing else may run meanwhile. */
  record(call: () => Promise<unknown>): Promise<RecordedCall>
}

export function createRecorder(real: Database): Recorder {
  let recording: RecordedCall | null = null
  let part: keyof RecordedCall = 'before'

  function recordingSql(target: Sql): Sql {
    return createSql({
      run({ text, values }) {
        recording?.[part].push({ text, values })
        return target.statement(text, values)
      },
      script: (text) => target.script(text),
      insert(insertion) {
        const statements =
          real.engine === 'postgres' ? toUnnestStatements(insertion) : toRowStatements(insertion)
        recording?.[part].push(...statements)
        return target.insert(insertion)
      },
    })
  }

  return {
    db: {
      engine: real.engine,
      place: real.place,
      sql: recordingSql(real.sql),
      async transaction(work) {
        try {
          return await real.transaction((sql) => {
            part = 'transaction'
            return work(recordingSql(sql))
          })
        } finally {
          part = 'after'
        }
      },
      close: () => real.close(),
    },
    async record(call) {
      const recorded: RecordedCall = { before: [], transaction: [], after: [] }
      recording = recorded
      part = 'before'
      await call()
      recording = null
      return recorded
    },
  }
}

function toRowStatements({
  table,
  columns,
  rows,
  onConflict,
}: Parameters<Sql['insert']>[0]): BareStatement[] {
  const places = columns.map((_, index) => `$${index + 1}`).join(', ')
  const text = `insert into ${table} (${columns.join(', ')}) values (${places}) ${onConflict}`
  return rows.map((values) => ({ text, values }))
}

const KEY = /^(?:[\da-f]{64}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The same call by somebody else: every key becomes another one, the same everywhere. */
export function asSomebodyElse(call: RecordedCall, newKey: () => string): RecordedCall {
  const keys = new Map<string, string>()
  function rename(value: BareValue): BareValue {
    if (Array.isArray(value)) return value.map((member) => renameText(member))
    return typeof value === 'string' ? renameText(value) : value
  }
  function renameText<T>(text: T): T | string {
    if (typeof text !== 'string' || !KEY.test(text)) return text
    const known = keys.get(text) ?? newKey()
    keys.set(text, known)
    return known
  }
  const renamed = ({ text, values }: BareStatement) => ({ text, values: values.map(rename) })
  return {
    before: call.before.map(renamed),
    transaction: call.transaction.map(renamed),
    after: call.after.map(renamed),
  }
}
