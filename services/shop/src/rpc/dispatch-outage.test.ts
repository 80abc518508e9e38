import type { LogEntry } from '@saum/thread/log'
import { openMigratedDatabase } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { DatabaseError, type DatabaseErrorKind } from '../database/database-error.ts'
import { createShopService } from '../shop-service.ts'

const REQUEST = {
  shopId: 10028,
  name: 'oauthForgetPassword',
  body: '{"payload":{"email":"a@example.com"}}',
  requestId: 'r1',
}

/** Over a database whose every transaction fails. */
async function aShop(kind: DatabaseErrorKind) {
  const db = await openMigratedDatabase()
  const log: LogEntry[] = []
  const { dispatch, health } = createShopService(
    { ...db, transaction: () => Promise.reject(new DatabaseError(kind, 'it failed')) },
    { log: (entry) => log.push(entry) },
  )
  return { dispatch, health, log }
}

describe('a call that fails in the database', () => {
  it.each<[DatabaseErrorKind, number, string]>([
    ['unavailable', 503, 'The shop is unavailable for a moment'],
    ['busy', 503, 'The shop is unavailable for a moment'],
    ['other', 500, 'Internal Server Error'],
  ])('is answered as what it is: %s, %i', async (kind, status, title) => {
    const { dispatch } = await aShop(kind)

    const answer = await dispatch(REQUEST)

    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ title, status, requestId: 'r1' })
  })

  it('is logged once for all calls of an outage, and known to the health check', async () => {
    const { dispatch, health, log } = await aShop('unavailable')

    for (const requestId of ['r1', 'r2', 'r3']) await dispatch({ ...REQUEST, requestId })

    expect(log.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The database file \S+ cannot be used: it failed\./),
    ])
    expect(await health.check()).toMatchObject({ ok: false })
  })
})
