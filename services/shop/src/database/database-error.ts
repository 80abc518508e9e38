export type DatabaseErrorKind =
  | 'unique'
  | 'check'
  | 'foreign-key'
  | 'not-null'
  | 'busy'
  | 'unavailable'
  | 'other'

/** What went wrong in a statement, the same on both engines. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly kind: DatabaseErrorKind

  constructor(kind: DatabaseErrorKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

const SQLITE_KINDS: ReadonlyMap<number, DatabaseErrorKind> = new Map([
  [1555, 'unique'],
  [2067, 'unique'],
  [275, 'check'],
  [787, 'foreign-key'],
  [1299, 'not-null'],
])

/** Primary result codes: the low byte of every extended one. */
const SQLITE_PRIMARY_KINDS: ReadonlyMap<number, DatabaseErrorKind> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'unavailable'],
  [10, 'unavailable'],
  [11, 'unavailable'],
  [13, 'unavailable'],
  [14, 'unavailable'],
  [26, 'unavailable'],
])

const POSTGRES_KINDS: ReadonlyMap<string, DatabaseErrorKind> = new Map([
  ['23505', 'unique'],
  ['23514', 'check'],
  ['23503', 'foreign-key'],
  ['23502', 'not-null'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
])

const LOST_CONNECTION = /^(08|53|57P|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|ENOENT|EAI_AGAIN)/

export function toSqliteError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  const code = numberMember(error, 'errcode')
  const kind =
    code === undefined
      ? undefined
      : (SQLITE_KINDS.get(code) ?? SQLITE_PRIMARY_KINDS.get(code & 0xff))
  return new DatabaseError(kind ?? 'other', messageOf(error), error)
}

export function toPostgresError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  const code = stringMember(error, 'code')
  const message = messageOf(error)
  if (code === undefined) {
    const isLost = /connection|timeout/i.test(message)
    return new DatabaseError(isLost ? 'unavailable' : 'other', message, error)
  }
  const kind = POSTGRES_KINDS.get(code) ?? (LOST_CONNECTION.test(code) ? 'unavailable' : 'other')
  return new DatabaseError(kind, message, error)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A refused connection to a name with several addresses arrives as an AggregateError without text.
  return error.message || stringMember(error, 'code') || error.name
}

function numberMember(error: unknown, name: string): number | undefined {
  const value = member(error, name)
  return typeof value === 'number' ? value : undefined
}

function stringMember(error: unknown, name: string): string | undefined {
  const value = member(error, name)
  return typeof value === 'string' ? value : undefined
}

function member(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}
