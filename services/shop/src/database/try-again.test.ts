import { describe, expect, it } from 'vitest'
import { DatabaseError } from './database-error.ts'
import { tryAgain } from './try-again.ts'

/** Fails so often with this error, then answers how often it was tried. */
function failing(times: number, error: Error) {
  let tried = 0
  return async () => {
    tried += 1
    if (tried <= times) throw error
    return tried
  }
}

const busy = new DatabaseError('busy', 'deadlock detected')

describe('a transaction that meets another head-on', () => {
  it('begins anew', async () => {
    expect(await tryAgain(failing(2, busy))).toBe(3)
  })

  it('gives up when that goes on', async () => {
    await expect(tryAgain(failing(3, busy))).rejects.toBe(busy)
  })

  it('is not tried again for anything else', async () => {
    const broken = new DatabaseError('unique', 'there already')

    await expect(tryAgain(failing(1, broken))).rejects.toBe(broken)
  })
})
