import { randomUUID } from 'node:crypto'
import { getReport, report, type ReportQuestion } from '@saum/contract/report'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCountingShop, anEvent, HOUR_MS } from '@saum/testing/counted-visits'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [DE, , CH] = SHOPS

describe.each(STORAGE_ENGINES)('the report on %s', (engine) => {
  async function aReportedShop() {
    const shop = await aCountingShop(engine)
    const ask = async (question: Partial<ReportQuestion> = {}) => {
      const answer = await shop.backend.post(getReport, { shop: null, days: 28, ...question })
      return v.parse(report, answer.body)
    }
    return { ...shop, ask }
  }

  it('is all zeros before the first visit', async () => {
    const { ask } = await aReportedShop()

    const empty = await ask({ days: 3 })

    expect(empty).toEqual({
      shop: null,
      days: ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => ({
        day,
        visits: 0,
        orders: 0,
      })),
      funnel: ['visit', 'product', 'basket', 'checkout', 'order'].map((step) => ({
        step,
        visits: 0,
        share: 0,
      })),
      orders: 0,
      revenue: [],
      searches: { all: 0, empty: 0, top: [], topEmpty: [] },
      vitals: [],
      experiments: [],
    })
  })

  it('counts visits on the day they began, by the clocks of the shops', async () => {
    const { ask, visit, clock } = await aReportedShop()
    const overMidnight = { visitId: randomUUID(), consentId: randomUUID() }
    clock.now = Date.parse('2026-11-15T23:59:00+01:00')
    await visit([anEvent('page_view')], overMidnight)
    clock.now = Date.parse('2026-11-16T00:01:00+01:00')
    await visit([anEvent('page_view'), anEvent('purchase', { value: 100 })], overMidnight)
    await visit([anEvent('page_view')])
    clock.now = Date.parse('2026-11-17T12:00:00+01:00')

    const { days } = await ask({ days: 3 })

    expect(days).toEqual([
      { day: '2026-11-15', visits: 1, orders: 1 },
      { day: '2026-11-16', visits: 1, orders: 0 },
      { day: '2026-11-17', visits: 0, orders: 0 },
    ])
  })

  it('tells how far visits got; who ordered has taken every step', async () => {
    const { ask, visit } = await aReportedShop()
    await visit([anEvent('page_view')])
    await visit([anEvent('page_view'), anEvent('view_item'), anEvent('view_item')])
    await visit([anEvent('view_item'), anEvent('add_to_cart')])
    await visit([anEvent('begin_checkout'), anEvent('purchase', { value: 4990 })])

    const { funnel, orders } = await ask()

    expect(funnel).toEqual([
      { step: 'visit', visits: 4, share: 1 },
      { step: 'product', visits: 3, share: 0.75 },
      { step: 'basket', visits: 2, share: 0.5 },
      { step: 'checkout', visits: 1, share: 0.25 },
      { step: 'order', visits: 1, share: 0.25 },
    ])
    expect(orders).toBe(1)
  })

  it('tells revenue by currency, and of one shop when asked', async () => {
    const { ask, visit } = await aReportedShop()
    await visit([anEvent('purchase', { value: 10_000 }), anEvent('purchase', { value: 5_000 })])
    await visit([anEvent('purchase', { value: 99_900 })], { shopId: CH.shopId })
    await visit([anEvent('purchase', { value: 1_000 })], { shopId: SHOPS[1].shopId })

    expect((await ask()).revenue).toEqual([
      { currency: 'CHF', orders: 1, cents: 99_900 },
      { currency: 'EUR', orders: 3, cents: 16_000 },
    ])
    const swiss = await ask({ shop: CH.path })
    expect(swiss.revenue).toEqual([{ currency: 'CHF', orders: 1, cents: 99_900 }])
    expect(swiss.days.at(-1)).toEqual({ day: '2026-11-17', visits: 1, orders: 1 })
  })

  it('lists what is searched for, and in vain, the most frequent first', async () => {
    const { ask, visit, clock } = await aReportedShop()
    const search = (query: string, total?: number) =>
      anEvent('search', { query, ...(total !== undefined && { total }) })
    await visit([search('kleid', 12), search('kleid', 0), search('poncho', 0), search('poncho', 0)])
    clock.now += 24 * HOUR_MS
    await visit([search('kleid', 12), search('hut')])
    await visit([search('robe', 0)], { shopId: CH.shopId })

    const { searches } = await ask({ shop: DE.path })

    expect(searches).toEqual({
      all: 6,
      empty: 3,
      top: [
        { query: 'kleid', searches: 3, empty: 1 },
        { query: 'poncho', searches: 2, empty: 2 },
        { query: 'hut', searches: 1, empty: 0 },
      ],
      topEmpty: [
        { query: 'poncho', searches: 2, empty: 2 },
        { query: 'kleid', searches: 3, empty: 1 },
      ],
    })
  })

  it('tells how fast pages of each type are', async () => {
    const { ask, visit } = await aReportedShop()
    const measures = [900, 1200, 2500, 2501, 4001, 1000, 1100, 800]
    await visit(measures.map((measure) => anEvent('web_vitals', { metric: 'LCP', measure })))
    await visit([anEvent('web_vitals', { metric: 'CLS', measure: 251, pageType: 'home_page' })])

    const { vitals } = await ask()

    expect(vitals).toEqual([
      {
        pageType: 'product_page',
        metric: 'LCP',
        samples: 8,
        p75: 2500,
        rating: 'good',
        good: 0.75,
        needsWork: 0.125,
        poor: 0.125,
      },
      {
        pageType: 'home_page',
        metric: 'CLS',
        samples: 1,
        p75: 251,
        rating: 'poor',
        good: 0,
        needsWork: 0,
        poor: 1,
      },
    ])
  })

  it('compares versions by visits, each of which counts once', async () => {
    const { ask, visit } = await aReportedShop()
    const seen = (variant: string) => anEvent('experiment', { experiment: 'promises', variant })
    await visit([seen('b'), seen('b'), anEvent('purchase', { value: 1 })])
    await visit([seen('b')])
    await visit([seen('a')])
    await visit([anEvent('purchase', { value: 1 })])

    expect((await ask()).experiments).toEqual([
      { experiment: 'promises', variant: 'a', visits: 1, orders: 0 },
      { experiment: 'promises', variant: 'b', visits: 2, orders: 1 },
    ])
  })

  it.each([{ days: 0 }, { days: 401 }, { days: 1.5 }, { shop: 'us' as 'de' }])(
    'refuses %j',
    async (fault) => {
      const { backend } = await aReportedShop()
      const answer = await backend.post(getReport, { shop: null, days: 28, ...fault })
      expect(answer.status).toBe(400)
    },
  )

  it('lets others in while it counts', async () => {
    const { ask, visit } = await aReportedShop()
    await visit([anEvent('page_view')])
    const order: string[] = []

    const year = ask({ days: 365 }).then(() => order.push('report'))
    await visit([anEvent('page_view')]).then(() => order.push('visit'))
    await year

    expect(order).toEqual(['visit', 'report'])
  })
})
