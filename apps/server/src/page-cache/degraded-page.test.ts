import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from '../test-app.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }

describe('a page that is kept', () => {
  it('is not replaced by one that lacks parts, until its own time is over', async () => {
    let time = 0
    let answer = htmlPage('whole', SHARED)
    const app = createTestApp({ now: () => time, storefront: () => answer.clone() })
    const outcomeAt = async (at: number) => {
      time = at
      const response = await app.fetch('/de/')
      await settled()
      const isWhole = (await response.text()).includes('whole')
      return `${response.headers.get('x-cache')} ${isWhole ? 'whole' : 'degraded'}`
    }
    await outcomeAt(0)
    answer = htmlPage('degraded', { 'cache-control': 'public, max-age=0, s-maxage=5' })

    expect(await outcomeAt(60_000)).toBe('stale whole')
    // Nobody hurries a shop that is in trouble.
    expect(await outcomeAt(64_999)).toBe('hit whole')
    expect(app.pageRequests).toHaveLength(2)
    expect(await outcomeAt(65_000)).toBe('stale whole')
    expect(await outcomeAt(660_000)).toBe('miss degraded')
    expect(await outcomeAt(660_001)).toBe('hit degraded')

    answer = htmlPage('whole', SHARED)
    expect(await outcomeAt(665_000)).toBe('miss whole')
    expect(await outcomeAt(665_001)).toBe('hit whole')
  })

  it('is replaced at once by the news that it is gone', async () => {
    let time = 0
    let status = 200
    const app = createTestApp({
      now: () => time,
      storefront: () => new Response('x', { status, headers: SHARED }),
    })
    await app.fetch('/de/')

    time = 60_000
    status = 404
    await app.fetch('/de/')
    await settled()

    expect((await app.fetch('/de/')).status).toBe(404)
  })
})

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
}
