import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { keptSecret } from './kept-secret.ts'

describe.each(STORAGE_ENGINES)('the secret of a shop on %s', (engine) => {
  it('is made once, by however many processes that start at the same time', async () => {
    const db = await openMigratedDatabase(engine)

    const secrets = await Promise.all([keptSecret(db), keptSecret(db), keptSecret(db)])
    const later = await keptSecret(db)

    expect(new Set([...secrets, later]).size).toBe(1)
    expect(later.length).toBeGreaterThanOrEqual(43)
  })

  it('is another one in another shop', async () => {
    const [one, other] = [await openMigratedDatabase(engine), await openMigratedDatabase(engine)]

    expect(await keptSecret(one)).not.toBe(await keptSecret(other))
  })
})
