import { randomUUID } from 'node:crypto'
import { getMeasured, getReport } from '@saum/contract/report'
import { keepVisitEvents } from '@saum/contract/tracking-event'
import { MAX_VISIT_EVENTS } from '@saum/domain/visit-limits'
import { SHOPS } from '@saum/domain/shops'
import { aCountingShop, anEvent, HOUR_MS, NOW } from '@saum/testing/counted-visits'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { forgetVisits } from './forget-visits.ts'

const NOTHING = { visits: 0, pages: 0, products: 0, searches: 0, since: null }

describe.each(TEST_ENGINES)('[9.12] what visitors did who agreed, on %s', (engine) => {
  it('is kept once, however often it comes in, also twice at the same time', async () => {
    const { backend, visit } = await aCountingShop(engine)
    const of = { visitId: randomUUID(), consentId: randomUUID() }
    const events = [anEvent('page_view'), anEvent('purchase', { value: 7990 })]

    const [first, second] = await Promise.all([visit(events, of), visit(events, of)])
    const again = await visit([...events, events[0] ?? anEvent('search'), anEvent('view_item')], of)

    const kept = [first, second].map(({ body }) => (body as { kept: number }).kept)
    expect(new Set(kept)).toEqual(new Set([0, 2]))
    expect(again.body).toEqual({ kept: 1 })
    expect(await backend.db.sql`select pages, products, orders, cents from visit`).toEqual([
      { pages: 1, products: 1, orders: 1, cents: 7990 },
    ])
    const [count] = await backend.db.sql<{ n: number }>`select count(*) as n from visit_event`
    expect(count?.n).toBe(3)
  })

  it('has the time of our clock, less the age the page has measured', async () => {
    const { backend, visit, clock } = await aCountingShop(engine)
    const of = { visitId: randomUUID(), consentId: randomUUID() }
    await visit([anEvent('page_view', { ageMs: 5_000 })], of)
    clock.now += HOUR_MS
    await visit([anEvent('page_view', { ageMs: 2 * HOUR_MS }), anEvent('page_view')], of)

    const rows = await backend.db.sql<{ at: number }>`select at from visit_event order by at`
    const visits = await backend.db.sql`select began_at as "beganAt" from visit`

    expect(rows.map(({ at }) => at - NOW)).toEqual([-HOUR_MS, -5_000, HOUR_MS])
    expect(visits).toEqual([{ beganAt: NOW - HOUR_MS }])
  })

  it('keeps what an event says only where it means something', async () => {
    const { backend, visit } = await aCountingShop(engine)
    const facts = {
      query: 'kleid',
      total: 3,
      metric: 'LCP',
      measure: 900,
      experiment: 'a',
      variant: 'b',
    } as const

    await visit([anEvent('page_view', facts), anEvent('web_vitals', { metric: 'CLS' })])

    const nothing = Object.fromEntries(Object.keys(facts).map((name) => [name, null]))
    const kept = await backend.db.sql`
      select query, total, metric, measure, experiment, variant from visit_event`
    expect(kept).toEqual([nothing, nothing])
  })

  it.each([
    { visitId: 'me' },
    { consentId: '' },
    { events: [] },
    { events: Array.from({ length: MAX_VISIT_EVENTS + 1 }, () => anEvent('page_view')) },
    { events: [{ ...anEvent('page_view'), id: '1' }] },
    { events: [{ ...anEvent('page_view'), name: 'login' }] },
    { events: [anEvent('page_view', { ageMs: -1 })] },
    { events: [anEvent('page_view', { ageMs: 25 * HOUR_MS })] },
    { events: [anEvent('page_view', { pageType: '<b>' })] },
    { events: [anEvent('page_view', { path: '/de/\u0000' })] },
    { events: [anEvent('page_view', { path: `/${'x'.repeat(512)}` })] },
    { events: [anEvent('purchase', { value: 1e12 })] },
    { events: [anEvent('purchase', { value: 1.5 })] },
    { events: [anEvent('add_to_cart', { quantity: 1001 })] },
    { events: [anEvent('search', { query: 'x'.repeat(76) })] },
    { events: [anEvent('web_vitals', { metric: 'LCP', measure: 600_001 })] },
  ])('is refused with a fault in it, and nothing is kept: %#', async (fault) => {
    const { backend } = await aCountingShop(engine)
    const sound = { visitId: randomUUID(), consentId: randomUUID(), events: [anEvent('search')] }

    const body = JSON.stringify({ payload: { ...sound, ...fault } })
    const answer = await backend.send({ name: keepVisitEvents.name, body })

    expect(answer.status).toBe(400)
    expect(await backend.db.sql`select 1 from visit_event`).toEqual([])
    expect(await backend.db.sql`select 1 from visit`).toEqual([])
  })

  it('is told to the visitor, and forgotten with their consent alone', async () => {
    const { backend, visit } = await aCountingShop(engine)
    const consentId = randomUUID()
    await visit([anEvent('page_view'), anEvent('view_item'), anEvent('search')], { consentId })
    await visit([anEvent('page_view', { ageMs: HOUR_MS })], { consentId, shopId: SHOPS[2].shopId })
    await visit([anEvent('page_view')])
    const measured = async () => (await backend.post(getMeasured, { consentId })).body

    expect(await measured()).toEqual({
      visits: 2,
      pages: 2,
      products: 1,
      searches: 1,
      since: NOW - HOUR_MS,
    })
    await backend.db.transaction((sql) => forgetVisits(sql, consentId))

    expect(await measured()).toEqual(NOTHING)
    expect(await backend.db.sql`select 1 as one from visit_event`).toHaveLength(1)
    expect(await backend.db.sql`select 1 as one from visit`).toHaveLength(1)
  })

  it('is forgotten after fourteen months, a little at a time', async () => {
    const { backend, visit, clock } = await aCountingShop(engine)
    for (let turn = 0; turn < 12; turn++) {
      await visit(Array.from({ length: 50 }, (_, index) => anEvent('page_view', { ageMs: index })))
      clock.now += 60_000
    }
    const countLeft = async () => {
      const [row] = await backend.db.sql<{ n: number }>`select count(*) as n from visit_event`
      return row?.n
    }

    clock.now = Date.parse('2028-01-17T00:00:00Z')
    await backend.runBackgroundWork()
    expect(await countLeft()).toBe(600)
    clock.now = Date.parse('2028-01-18T00:00:00Z')
    await backend.runBackgroundWork()
    expect(await countLeft()).toBe(100)
    await backend.runBackgroundWork()
    await backend.runBackgroundWork()

    expect(await countLeft()).toBe(0)
    expect(await backend.db.sql`select 1 from visit`).toEqual([])
    expect(backend.logged).toEqual([])
  })

  it('is of no interest to the public address', () => {
    for (const { access } of [keepVisitEvents, getReport, getMeasured]) {
      expect(access).toBe('internal')
    }
  })
})
