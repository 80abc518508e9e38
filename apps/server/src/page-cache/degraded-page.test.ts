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

describe('a kept page that cannot be rendered again', () => {
  function aShopInTrouble() {
    let time = 0
    let isDown = false
    const app = createTestApp({
      now: () => time,
      storefront: () => (isDown ? new Response('down', { status: 503 }) : htmlPage('old', SHARED)),
    })
    const outcomeAt = async (at: number) => {
      time = at
      const response = await app.fetch('/de/')
      await settled()
      return `${response.status} ${response.headers.get('x-cache')}`
    }
    return { app, outcomeAt, setDown: (value: boolean) => void (isDown = value) }
  }

  it('is shown although its time is over, and tried again every five seconds', async () => {
    const { app, outcomeAt, setDown } = aShopInTrouble()
    await outcomeAt(0)
    setDown(true)

    expect(await outcomeAt(700_000)).toBe('200 stale')
    expect(await outcomeAt(704_999)).toBe('200 stale')
    expect(app.pageRequests).toHaveLength(2)
    expect(await outcomeAt(705_000)).toBe('200 stale')
    expect(app.pageRequests).toHaveLength(3)
  })

  it('is replaced as soon as rendering works again', async () => {
    const { app, outcomeAt, setDown } = aShopInTrouble()
    await outcomeAt(0)
    setDown(true)
    await outcomeAt(700_000)
    setDown(false)

    await outcomeAt(705_000)

    expect(await outcomeAt(705_001)).toBe('200 hit')
    expect(await outcomeAt(764_999)).toBe('200 hit')
    expect(app.pageRequests).toHaveLength(3)
  })

  it('is not shown for longer than a day', async () => {
    const { outcomeAt, setDown } = aShopInTrouble()
    await outcomeAt(0)
    setDown(true)

    expect(await outcomeAt(24 * 3_600_000 + 660_000 - 1)).toBe('200 stale')
    expect(await outcomeAt(24 * 3_600_000 + 660_000 + 5_000)).toMatch(/^503/)
  })

  it('is given to everybody who waits for the same rendering', async () => {
    const { app, outcomeAt, setDown } = aShopInTrouble()
    await outcomeAt(0)
    setDown(true)

    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeAt(700_000)))

    expect(outcomes.map((outcome) => outcome.slice(0, 3))).toEqual(Array(5).fill('200'))
    expect(app.pageRequests).toHaveLength(2)
  })

  it('is dropped with its page: what changed meanwhile is not shown again', async () => {
    const { app, outcomeAt, setDown } = aShopInTrouble()
    await outcomeAt(0)
    setDown(true)
    app.cache.purge()

    expect(await outcomeAt(1)).toMatch(/^503/)
  })
})
