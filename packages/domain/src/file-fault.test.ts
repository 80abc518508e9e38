import { describe, expect, it } from 'vitest'
import { describeFileFault, fileTroubleOf } from './file-fault.ts'

function failure(facts: Record<string, unknown>): Error {
  return Object.assign(new Error('failed'), facts)
}

describe('the trouble with a file', () => {
  it.each([
    ['a full disk', { code: 'ENOSPC' }, 'full'],
    ['a used-up quota', { code: 'EDQUOT' }, 'full'],
    ['a file that may not grow', { code: 'EFBIG' }, 'full'],
    ['missing rights', { code: 'EACCES' }, 'rights'],
    ['a read-only disk', { code: 'EROFS' }, 'read-only'],
    ['a folder', { code: 'EISDIR' }, 'folder'],
    ['a failing disk', { code: 'EIO' }, 'damaged'],
    ['a full disk below SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'full'],
    ['a damaged page', { code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'damaged'],
    ['a damaged index, by its extended code', { errcode: 779 }, 'damaged'],
    ['a file of another kind', { errcode: 26 }, 'damaged'],
    ['a file SQLite may not open', { errcode: 14 }, 'rights'],
    ['a full disk below PostgreSQL', { code: '53100' }, 'full'],
    ['a fault with a cause', { cause: failure({ code: 'ENOSPC' }) }, 'full'],
    ['anything else', { code: 'ENOENT' }, 'other'],
  ])('is known from %s', (_, facts, trouble) => {
    expect(fileTroubleOf(failure(facts))).toBe(trouble)
  })

  it('is told with the file, the reason and what to do', () => {
    const damaged = Object.assign(new Error('file is not a database'), { errcode: 26 })

    expect(describeFileFault('The database file /data/shop.sqlite', damaged)).toBe(
      'The database file /data/shop.sqlite cannot be used: file is not a database. ' +
        'Keep it and restore the last backup: docs/running.md, "Backup and restore".',
    )
  })
})
