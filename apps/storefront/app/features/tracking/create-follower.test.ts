import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aTestEnvironment } from '@saum/tracking/test-environment'
import { aGate, aGateFor } from '@saum/tracking/test-gate'
import type { TrackedPage, TrackingFacts } from '@saum/tracking/events/tracking-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aProduct } from '#app/features/catalog/test-product.ts'
import { anOrder } from '#app/features/order/test-order.ts'
import { factsOf } from '#app/routes/product/test-product-facts.ts'
import { toSuccessFacts } from '#app/routes/success/success-facts.ts'
import type { VisitedPage } from './visited-page.ts'

const HOME: VisitedPage = {
  pageType: 'home',
  path: '/de/',
  pathname: '/de/',
  data: null,
  title: null,
}
const PRODUCT: VisitedPage = {
  pageType: 'product_detail',
  path: '/de/p/mantel-ottilie-kamel-7/',
  pathname: '/de/p/mantel-ottilie-kamel-7/',
  data: factsOf(aProduct()),
  title: null,
}

/** A tab of its own; the visitor has no session, so nobody is asked for their basket. */
async function aTab({ gate } = aGate()) {
  vi.resetModules()
  const listeners = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('window', { ...listeners, localStorage: { setItem() {}, removeItem() {} } })
  const document = {
    ...listeners,
    title: 'Saum',
    cookie: '',
    documentElement: { dataset: { shop: 'de' } },
    querySelectorAll: () => [{ dataset: { promotion: 'knit' }, querySelector: () => null }],
  }
  vi.stubGlobal('document', document)
  const { createFollower } = await import('./create-follower.ts')
  const { tellWish } = await import('#app/visitor/wish-happenings.ts')
  const environment = aTestEnvironment()
  const told: (TrackingFacts & TrackedPage)[] = []
  let start = () => {}
  const follower = createFollower({
    tracker: { track: (facts, page) => void told.push({ ...facts, ...page }) },
    settings: { services: [], analyticsMode: 'next' },
    shop: DEFAULT_SHOP,
    gate,
    environment,
    onBeforeNext(listener) {
      start = listener
      return () => {}
    },
  })
  const names = () => told.map(({ name }) => name)
  return { follower, environment, document, told, names, start: () => start(), tellWish }
}

afterEach(() => void vi.unstubAllGlobals())

describe('[2.36] a visitor who is followed', () => {
  it('has come to a page when its title is there: the view, what it means, and its offers', async () => {
    const { follower, environment, document, told, names } = await aTab()

    follower.arrive(PRODUCT)
    document.title = 'Mantel Ottilie'
    await environment.pass(499)
    expect(told).toEqual([])
    await environment.pass(1)

    expect(names()).toEqual(['page_view', 'view_item', 'view_promotion'])
    expect(new Set(told.map(({ title, path }) => `${title} ${path}`))).toEqual(
      new Set([`Mantel Ottilie ${PRODUCT.path}`]),
    )
  })

  it('is told of each page they rush through, with the title it had', async () => {
    const { follower, environment, document, told, start } = await aTab()

    follower.arrive({ ...HOME })
    start()
    document.title = 'Mantel Ottilie'
    follower.arrive(PRODUCT)
    await environment.pass(500)

    const views = told.filter(({ name }) => name === 'page_view')
    expect(views.map(({ path, title }) => [path, title])).toEqual([
      ['/de/', 'Saum'],
      [PRODUCT.path, 'Mantel Ottilie'],
    ])
  })

  it.each([null, 'Bestellung DE2600000017'])(
    'is told of a page with an order without its title: %s',
    async (title) => {
      const { follower, environment, document, told } = await aTab()
      document.title = 'Bestellung DE2600000017'

      follower.arrive({ ...HOME, pathname: '/de/order-trackform/', title })
      await environment.pass(500)

      expect(told[0]?.title).toBe('Saum')
    },
  )

  it('is told of a page that was gone before anybody could look, without its offers', async () => {
    const { follower, told, names } = await aTab()

    follower.arrive({ ...PRODUCT, title: 'Schon weiter' })

    expect(names()).toEqual(['page_view', 'view_item'])
    expect(told[0]?.title).toBe('Schon weiter')
  })

  it('[9.15] is told of wishes, with what the page knows of the product', async () => {
    const { follower, told, tellWish } = await aTab()
    follower.arrive(PRODUCT)

    tellWish({ productId: 7, isWished: true })
    tellWish({ productId: 7, isWished: false })

    expect(told).toMatchObject([
      { name: 'add_to_wishlist', list: 'wishlist', items: [{ item_name: 'Mantel Ottilie' }] },
      { name: 'remove_from_wishlist', list: 'wishlist' },
    ])
  })
})

describe('an order', () => {
  const order = toSuccessFacts(anOrder(), { shop: DEFAULT_SHOP, token: null, now: 0 })
  const page: VisitedPage = { ...HOME, pageType: 'confirmation', data: { order }, title: 'Danke' }

  it('is told once, however often its page is opened', async () => {
    const visitor = aGateFor('visit-statistics')
    const first = await aTab(visitor)
    first.follower.arrive(page)
    first.follower.arrive(page)
    expect(first.names().filter((name) => name === 'purchase')).toHaveLength(1)

    const reloaded = await aTab(visitor)
    for (const [key, value] of first.environment.storage.entries) {
      reloaded.environment.storage.entries.set(key, value)
    }
    reloaded.follower.arrive(page)

    expect(reloaded.names()).not.toContain('purchase')
  })

  it('[6.5] leaves nothing behind, and nothing is looked for, before the visitor has agreed', async () => {
    const visitor = aGate()
    const { follower, environment } = await aTab(visitor)
    environment.storage.mode = 'forbidden'
    follower.arrive(page)
    environment.storage.mode = 'works'
    expect(environment.storage.entries.size).toBe(0)

    visitor.choose('visit-statistics')

    expect([...environment.storage.entries.values()]).toEqual(['DE26-0000017'])
  })
})
