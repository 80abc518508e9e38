import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aConsentCookie, aVisitor } from '../experiments/test-consent.ts'
import { createTestApp, htmlPage } from '../test-app.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }
const PATH = '/de/p/mantel-7/'
const VISITORS = {
  everybody: {},
  chosen: { cookie: aConsentCookie(aVisitor('variant')) },
}

function openShop() {
  const shop = { time: 0, edition: 1 }
  const app = createTestApp({
    env: { EXPERIMENTS: 'early-promises:50', PAGE_CACHE_MB: '1', PAGE_RATE_LIMIT: '0' },
    now: () => shop.time,
    storefront: (_, { variants }) => htmlPage(`${shop.edition} ${variants.join()}`, SHARED),
  })
  async function ask(visitor: keyof typeof VISITORS, path = PATH) {
    const response = await app.fetch(path, { headers: VISITORS[visitor] })
    for (let turn = 0; turn < 5; turn += 1) await setImmediate()
    const words = /<body>(.*)<\/body>/.exec(await response.text())?.[1]?.trim()
    return `${response.headers.get('x-cache')}: ${words}`
  }
  return { shop, app, ask }
}

describe('a page that is kept in two versions', () => {
  it('is renewed in each of them by itself', async () => {
    const { shop, ask } = openShop()
    expect(await ask('everybody')).toBe('miss: 1')
    expect(await ask('chosen')).toBe('miss: 1 early-promises')

    shop.time = 60_000
    shop.edition = 2
    expect(await ask('chosen')).toBe('stale: 1 early-promises')
    expect(await ask('chosen')).toBe('hit: 2 early-promises')
    expect(await ask('everybody')).toBe('stale: 1')
    expect(await ask('everybody')).toBe('hit: 2')
  })

  it('is forgotten in both by its path, with all its queries; others stay', async () => {
    const { app, ask } = openShop()
    const paths = [PATH, `${PATH}?size=38`, '/de/p/rock-8/']
    for (const path of paths) await Promise.all([ask('everybody', path), ask('chosen', path)])

    app.cache.purgePaths((path) => path === PATH)

    for (const path of [PATH, `${PATH}?size=38`]) {
      expect(await ask('everybody', path)).toBe('miss: 1')
      expect(await ask('chosen', path)).toBe('miss: 1 early-promises')
    }
    expect(await ask('chosen', '/de/p/rock-8/')).toBe('hit: 1 early-promises')
  })

  it('takes no more room than there is, however many versions are asked for', async () => {
    const { ask } = openShop()
    for (let page = 0; page < 600; page += 1) await ask('chosen', `/de/p/mantel-${page}/`)

    expect(await ask('chosen', '/de/p/mantel-599/')).toMatch(/^hit/)
    expect(await ask('chosen', '/de/p/mantel-0/')).toMatch(/^miss/)
  })
})
