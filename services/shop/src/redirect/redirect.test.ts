import { followRedirect, getRedirect, keepRedirect } from '@saum/contract/redirect'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog, aRedirect } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import type { DatabaseEngine } from '../database/database.ts'

const [de, at] = SHOPS

async function aShopWith(engine: DatabaseEngine, redirects: RedirectDocument[]) {
  const backend = await startTestBackend({ engine, catalog: aCatalog({ redirects }) })

  async function lead(path: string, shopId: ShopId = de.shopId) {
    const { body } = await backend.post(getRedirect, { path }, shopId)
    return v.parse(getRedirect.result, body)
  }

  async function keep(from: string, to: string, shopId: ShopId = de.shopId) {
    const { body } = await backend.post(keepRedirect, { from, to }, shopId)
    return v.parse(keepRedirect.result, body).isKept
  }

  return { ...backend, lead, keep }
}

describe.each(TEST_ENGINES)('[2.34] redirects on %s', (engine) => {
  const TABLE = [
    aRedirect({ source: '/alte-mode/', target: '/c/damen/' }),
    aRedirect({ source: '/mode', target: 'https://magazin.example/', statusCode: 302 }),
    aRedirect({ source: '/mode', target: '/c/neu/', shopPath: 'at', statusCode: 308 }),
    aRedirect({ source: '/röcke', target: '/c/roecke/' }),
    aRedirect({ source: '/de/versand', target: '/de/lieferung', shopPath: null }),
    aRedirect({ source: '/marke/*', target: '/c/marken/', statusCode: 302 }),
    aRedirect({ source: '/marke/alt/*', target: '/c/marken/neu/*' }),
    aRedirect({ source: '/marke/alt/hose', target: '/c/hosen/' }),
    aRedirect({ source: '/heft', target: '/pictures/heft.pdf' }),
    aRedirect({ source: '/nach-wien', target: '/at/c/wien/' }),
  ]

  it.each([
    ['/alte-mode', '/de/c/damen/'],
    ['/de/alte-mode/', '/de/c/damen/'],
    ['/de/Alte%2DMode//', '/de/c/damen/'],
    ['/de/r%C3%B6cke/', '/de/c/roecke/'],
    ['/de/ro%CC%88cke/', '/de/c/roecke/'],
    ['/de/versand/', '/de/lieferung/'],
    ['/de/heft/', '/pictures/heft.pdf'],
    ['/de/nach-wien/', '/at/c/wien/'],
  ])('knows where %s leads', async (path, target) => {
    const { lead } = await aShopWith(engine, TABLE)

    expect(await lead(path)).toEqual({ target, statusCode: 301 })
  })

  it('prefers the redirect of the shop to the one of all shops', async () => {
    const { lead } = await aShopWith(engine, TABLE)

    expect(await lead('/at/mode/', at.shopId)).toEqual({ target: '/at/c/neu/', statusCode: 308 })
    expect(await lead('/de/mode/')).toEqual({
      target: 'https://magazin.example/',
      statusCode: 302,
    })
    expect(await lead('/at/versand/', at.shopId)).toBeNull()
  })

  it('takes the source that says most, and keeps the rest where the target asks for it', async () => {
    const { lead } = await aShopWith(engine, TABLE)

    expect(await lead('/de/marke/')).toMatchObject({ target: '/de/c/marken/' })
    expect(await lead('/de/marke/sommer/x/')).toEqual({
      target: '/de/c/marken/',
      statusCode: 302,
    })
    expect(await lead('/de/marke/alt/rock/lang/')).toMatchObject({
      target: '/de/c/marken/neu/rock/lang/',
    })
    expect(await lead('/de/marke/alt/hose/')).toMatchObject({ target: '/de/c/hosen/' })
    expect(await lead('/de/markenwelt/')).toBeNull()
  })

  it.each(['/nichts', '/', '', '/%', `/${'a/'.repeat(500)}`])(
    'knows nothing about %j',
    async (path) => {
      const { lead } = await aShopWith(engine, TABLE)

      expect(await lead(path)).toBeNull()
    },
  )

  it('never leads a shopper to anything but the web, whatever the table says', async () => {
    const { lead, db } = await aShopWith(engine, [])
    await db.transaction(
      (sql) => sql`insert into redirect (shop_id, source, target, status_code, origin) values
        (0, '/x', 'javascript:alert(1)', 301, 'own'), (0, '/y', '//evil.example', 301, 'own'),
        (0, '/z/*', '/*', 301, 'own'), (0, '/k', '/k/', 301, 'own')`,
    )

    expect(await lead('/de/x/')).toBeNull()
    expect(await lead('/de/y/')).toBeNull()
    expect(await lead('/de/k/')).toBeNull()
    expect(await lead('/de/z/%2F%2Fevil.example/..%2F%5Cb/')).toMatchObject({
      target: '/de/evil.example/%5Cb/',
    })
  })

  it('answers a chain in one step and a circle not at all', async () => {
    const { lead, db } = await aShopWith(engine, [
      aRedirect({ source: '/a', target: '/b' }),
      aRedirect({ source: '/b', target: '/c/' }),
      aRedirect({ source: '/c', target: '/d/?x=1#y', shopPath: 'de', statusCode: 302 }),
    ])

    expect(await lead('/de/a/')).toEqual({ target: '/de/d/?x=1#y', statusCode: 302 })
    expect(await lead('/at/a/', at.shopId)).toEqual({ target: '/at/c/', statusCode: 301 })
    await db.transaction(
      (sql) => sql`insert into redirect (shop_id, source, target, status_code, origin) values
        (0, '/d', '/a', 301, 'own')`,
    )
    expect(await lead('/de/a/')).toBeNull()
  })
})

describe.each(TEST_ENGINES)('[2.34] addresses of pages that move on %s', (engine) => {
  it('lead to where the page is now, in one step however often it moved', async () => {
    const { keep, lead, db } = await aShopWith(engine, [])

    expect(await keep('/de/versand/', '/de/lieferung/')).toBe(true)
    expect(await keep('/lieferung', '/zustellung')).toBe(true)

    expect(await lead('/de/versand/')).toEqual({ target: '/de/zustellung/', statusCode: 301 })
    expect(await lead('/de/lieferung/')).toMatchObject({ target: '/de/zustellung/' })
    expect(await lead('/de/s/versand/')).toMatchObject({ target: '/de/zustellung/' })
    expect(await lead('/at/versand/', at.shopId)).toBeNull()
    expect(await db.sql`select target from redirect where source = '/versand'`).toEqual([
      { target: '/zustellung/' },
    ])
  })

  it('lead nowhere once the page is back', async () => {
    const { keep, lead } = await aShopWith(engine, [])
    await keep('/versand', '/lieferung')
    await keep('/lieferung', '/versand')

    expect(await lead('/de/versand/')).toBeNull()
    expect(await lead('/de/lieferung/')).toMatchObject({ target: '/de/versand/' })
  })

  it('are not led away by a redirect of all shops or of everything below a path', async () => {
    const { keep, lead } = await aShopWith(engine, [
      aRedirect({ source: '/lieferung', target: '/versand/' }),
      aRedirect({ source: '/alt/*', target: '/versand/' }),
    ])
    await keep('/versand', '/lieferung')

    expect(await lead('/de/versand/')).toMatchObject({ target: '/de/lieferung/' })
    expect(await lead('/de/alt/x/')).toMatchObject({ target: '/de/lieferung/' })
    expect(await lead('/at/lieferung/', at.shopId)).toMatchObject({ target: '/at/versand/' })
    await keep('/lieferung', '/alt/neu')
    expect(await lead('/de/versand/')).toMatchObject({ target: '/de/alt/neu/' })
  })

  it.each([
    ['/a', '/a/'],
    ['/', '/a'],
    ['/a/*', '/b'],
    ['/a', '/b?c=d'],
  ])('are not kept from %s to %s', async (from, to) => {
    const { keep, db } = await aShopWith(engine, [])

    expect(await keep(from, to)).toBe(false)
    expect(await db.sql`select source from redirect`).toEqual([])
  })
})

describe.each(TEST_ENGINES)('what is counted on %s', (engine) => {
  it('is written after a while: the redirect asked for, with the day', async () => {
    let now = Date.parse('2026-11-16T12:00:00Z')
    const backend = await startTestBackend({
      engine,
      now: () => now,
      catalog: aCatalog({
        redirects: [
          aRedirect({ source: '/a/*', target: '/b/' }),
          aRedirect({ source: '/b', target: '/c/' }),
        ],
      }),
    })
    const follow = (path: string, referrerHost = '') =>
      backend.post(followRedirect, { path, referrerHost }, de.shopId)
    const hits = () =>
      backend.db.sql`select source, hits, last_day as day from redirect_hit order by source`
    await follow('/de/a/x/')
    await follow('/de/a/y/')
    await backend.post(getRedirect, { path: '/de/a/' }, de.shopId)

    await backend.runBackgroundWork()
    expect(await hits()).toEqual([])
    now += 61_000
    await backend.runBackgroundWork()
    expect(await hits()).toEqual([{ source: '/a/*', hits: 2, day: '2026-11-16' }])
    now += 86_400_000
    await follow('/de/a/')
    await backend.runBackgroundWork()
    expect(await hits()).toEqual([{ source: '/a/*', hits: 3, day: '2026-11-17' }])
  })

  it('names missing pages and who links there, but nobody who came', async () => {
    let now = 0
    const backend = await startTestBackend({ engine, now: () => now })
    const follow = (path: string, referrerHost = '') =>
      backend.post(followRedirect, { path, referrerHost }, de.shopId)
    await follow('/de/fehlt/', 'Blog.Example')
    await follow('/de/FEHLT/', 'blog.example')
    await follow('/de/fehlt/', 'anna@blog.example/?q=<b>')
    await follow('/de/konto/anna@example.org/')
    await follow('/de/order/123456789/')
    await follow('/de/wp-login.php')

    now = 61_000
    await backend.runBackgroundWork()

    expect(
      await backend.db.sql`select shop_id as shop, path, referrer_host as host, hits
        from redirect_miss order by hits desc`,
    ).toEqual([
      { shop: de.shopId, path: '/fehlt', host: 'blog.example', hits: 2 },
      { shop: de.shopId, path: '/fehlt', host: '', hits: 1 },
    ])
  })
})
