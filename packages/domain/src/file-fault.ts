/** Why a file or its disk cannot be used, as far as an operator can do something about it. */
export type FileTrouble = 'full' | 'rights' | 'read-only' | 'folder' | 'damaged' | 'other'

const SYSTEM_TROUBLES: ReadonlyMap<string, FileTrouble> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EACCES', 'rights'],
  ['EPERM', 'rights'],
  ['EROFS', 'read-only'],
  ['EISDIR', 'folder'],
  ['EIO', 'damaged'],
])

const SQLITE_CORRUPT = 11

/** Primary result codes of SQLite: the low byte of every extended one. */
const SQLITE_TROUBLES: ReadonlyMap<number, FileTrouble> = new Map([
  [8, 'rights'],
  [SQLITE_CORRUPT, 'damaged'],
  [13, 'full'],
  [14, 'rights'],
  [26, 'damaged'],
])

/** PostgreSQL says so when its own disk is full. */
const POSTGRES_DISK_FULL = '53100'

const ADVICE: Readonly<Record<FileTrouble, string>> = {
  full: 'Its disk is full: free at least 100 MB there.',
  rights: 'It must be a file that the user of this process may read and write.',
  'read-only': 'Its disk is mounted read-only: mount it for writing.',
  folder: 'There is a folder in its place: move that elsewhere.',
  damaged: 'Keep it and restore the last backup: docs/running.md, "Backup and restore".',
  other: 'Check it and its disk.',
}

/** Errors of the file system, of SQLite and of PostgreSQL, and errors that were caused by one. */
export function fileTroubleOf(error: unknown): FileTrouble {
  const code = memberOf(error, 'code')
  const sqliteCode = memberOf(error, 'errcode')
  const own =
    typeof sqliteCode === 'number'
      ? SQLITE_TROUBLES.get(sqliteCode & 0xff)
      : code === POSTGRES_DISK_FULL
        ? 'full'
        : SYSTEM_TROUBLES.get(String(code))
  if (own !== undefined) return own
  const cause = memberOf(error, 'cause')
  return cause === undefined ? 'other' : fileTroubleOf(cause)
}

/** What a check of ours has found in a file that SQLite opens without complaint. */
export function damagedFile(reason = ''): Error {
  const message = reason === '' ? 'it is damaged' : `it is damaged (${reason})`
  return Object.assign(new Error(message), { errcode: SQLITE_CORRUPT })
}

/** Which file («The database file /data/shop.sqlite»), why, and what to do without losing data. */
export function describeFileFault(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `${file} cannot be used: ${reason}. ${ADVICE[fileTroubleOf(error)]}`
}

function memberOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}
