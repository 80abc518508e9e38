import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from '../test-app.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60' }
const MANY_NAMES = `/de/?${'a&'.repeat(5000)}`
/** What an address may have rendered at once, at one page per second. */
const BURST = 10

function openShop() {
  const storefront = () => htmlPage('the home page', SHARED)
  return createTestApp({ env: { PAGE_RATE_LIMIT: '1' }, storefront })
}

describe('a page with a query that is long to read', () => {
  it('is shown whole and kept by no cache', async () => {
    const app = openShop()

    const response = await app.fetch(MANY_NAMES)

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('the home page')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.has('x-cache')).toBe(false)
    expect(app.pageRequests.map(({ url }) => new URL(url).search.length)).toEqual([10_001])
  })

  it('counts as one that is rendered, though the page itself is kept', async () => {
    const app = openShop()
    await app.fetch('/de/')
    const statuses: number[] = []
    for (let turn = 0; turn < BURST; turn += 1) statuses.push((await app.fetch(MANY_NAMES)).status)

    expect(statuses).toEqual([...Array<number>(BURST - 1).fill(200), 429])
    expect((await app.fetch('/de/')).status).toBe(200)
  })
})
