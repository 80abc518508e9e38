import type { PayloadOf } from '@saum/contract/call'
import { keepConsent } from '@saum/contract/consent'
import { keepVisitEvents } from '@saum/contract/tracking-event'
import { SHOPS } from '@saum/domain/shops'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { forgetOldProofs } from './forget-proofs.ts'

const NOW = Date.UTC(2026, 10, 17, 10)
const CHOICE: PayloadOf<typeof keepConsent> = {
  id: '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f',
  version: 1,
  at: NOW,
  source: 'dialog',
  granted: ['visit-statistics'],
  refused: ['search-usage', 'tag-manager'],
}
const OTHER_ID = '00000000-0000-4000-8000-000000000002'

describe.each(TEST_ENGINES)('[6.5] the proof of a choice on %s', (engine) => {
  async function aShop() {
    const clock = { now: NOW }
    const backend = await startTestBackend({ engine, now: () => clock.now })
    const keep = (choice: Partial<typeof CHOICE> = {}) =>
      backend.post(keepConsent, { ...CHOICE, ...choice })
    function keepFrom(clientKey: string, choice: Partial<typeof CHOICE> = {}) {
      const body = JSON.stringify({ payload: { ...CHOICE, ...choice } })
      return backend.send({ name: 'keepConsent', clientKey, body })
    }
    const proofs = () => backend.db.sql<Record<string, string | number>>`
      select id, at, shop_id as "shopId", version, source, granted, refused
      from consent_proof order by at, id`
    return { backend, clock, keep, keepFrom, proofs }
  }

  it('says what was allowed and refused, when, where and by which texts', async () => {
    const { keep, proofs } = await aShop()

    expect(await keep()).toMatchObject({ status: 200, body: {} })

    expect(await proofs()).toEqual([
      {
        id: CHOICE.id,
        at: NOW,
        shopId: SHOPS[0].shopId,
        version: 1,
        source: 'dialog',
        granted: 'visit-statistics',
        refused: 'search-usage tag-manager',
      },
    ])
  })

  it('is one for a choice that is sent twice, and another for a choice made later', async () => {
    const { keep, proofs } = await aShop()

    await Promise.all([keep(), keep(), keep({ id: CHOICE.id.toUpperCase() })])
    await keep({ at: NOW + 1000, granted: [], refused: ['visit-statistics'] })

    expect(await proofs()).toMatchObject([
      { at: NOW, granted: 'visit-statistics' },
      { at: NOW + 1000, granted: '', refused: 'visit-statistics' },
    ])
  })

  it('is the later one of two within a second', async () => {
    const { keep, proofs } = await aShop()

    await keep()
    await keep({ granted: [], refused: ['visit-statistics'], source: 'page' })

    expect(await proofs()).toMatchObject([
      { granted: '', refused: 'visit-statistics', source: 'page' },
    ])
  })

  it.each([
    { id: 'anna' },
    { id: '' },
    { version: 0 },
    { version: 1.5 },
    { at: -1 },
    { at: Number.MAX_SAFE_INTEGER + 1 },
    { source: 'scroll' as 'dialog' },
    { granted: ['everything' as 'tag-manager'] },
    { granted: ['tag-manager' as const], refused: ['tag-manager' as const] },
    { granted: ['tag-manager' as const, 'tag-manager' as const] },
  ])('is refused with a fault in it, and nothing is kept: %j', async (fault) => {
    const { keep, proofs } = await aShop()

    expect((await keep(fault)).status).toBe(400)
    expect(await proofs()).toEqual([])
  })

  it('is taken from a town, not from a flood, and later again', async () => {
    const { keepFrom, clock } = await aShop()

    const statuses = new Set<number>()
    for (let turn = 0; turn < 300; turn++) {
      statuses.add((await keepFrom('a network', { at: NOW + turn })).status)
    }
    const tooMany = await keepFrom('a network')
    const elsewhere = await keepFrom('another')
    clock.now += 61 * 60_000
    const later = await keepFrom('a network')

    expect([...statuses]).toEqual([200])
    expect(tooMany).toMatchObject({ status: 429, body: { retryAfterSeconds: 3600 } })
    expect([elsewhere.status, later.status]).toEqual([200, 200])
  })

  it('is dropped after three years, and not a day before', async () => {
    const { backend, keep, proofs } = await aShop()
    await keep()
    await keep({ at: NOW + 1000 })

    await forgetOldProofs(backend.db, Date.UTC(2029, 10, 17, 10))
    const before = await proofs()
    await forgetOldProofs(backend.db, Date.UTC(2029, 10, 17, 10) + 1)
    const after = await proofs()

    expect([before.length, after.length]).toEqual([2, 1])
    expect(after).toMatchObject([{ at: NOW + 1000 }])
  })

  it('is forgotten by the work that happens by itself', async () => {
    const { backend, clock, keep, proofs } = await aShop()
    await keep()

    clock.now = Date.UTC(2029, 10, 18, 10)
    await backend.runBackgroundWork()

    expect(await proofs()).toEqual([])
  })
})

describe.each(TEST_ENGINES)('[6.5] what was counted under a consent on %s', (engine) => {
  async function aVisitor() {
    const backend = await startTestBackend({ engine, now: () => NOW })
    async function visit(consentId: string, number: number) {
      const id = (kind: number) =>
        `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`
      const event = { id: id(1), name: 'page_view' as const, ageMs: 0, path: '/de/' }
      await backend.post(keepVisitEvents, { visitId: id(2), consentId, events: [event] })
    }
    async function counted() {
      const rows = await backend.db.sql<{ consentId: string }>`
        select consent_id as "consentId" from visit_event order by consent_id`
      return rows.map(({ consentId }) => consentId)
    }
    await visit(CHOICE.id, 1)
    await visit(OTHER_ID, 2)
    return { backend, counted }
  }

  it('stays while it is allowed', async () => {
    const { backend, counted } = await aVisitor()

    await backend.post(keepConsent, {
      ...CHOICE,
      granted: ['visit-statistics', 'tag-manager'],
      refused: [],
    })

    expect(await counted()).toEqual([OTHER_ID, CHOICE.id])
  })

  it('is forgotten in the moment it is taken back, and nothing of others', async () => {
    const { backend, counted } = await aVisitor()

    await backend.post(keepConsent, { ...CHOICE, granted: [], refused: ['visit-statistics'] })

    expect(await counted()).toEqual([OTHER_ID])
  })

  it('is forgotten also where the network has chosen too often', async () => {
    const { backend, counted } = await aVisitor()
    const choose = (granted: readonly string[]) => {
      const body = JSON.stringify({ payload: { ...CHOICE, granted, refused: [] } })
      return backend.send({ name: 'keepConsent', clientKey: 'n', body })
    }
    for (let turn = 0; turn < 300; turn++) await choose(['visit-statistics'])

    expect((await choose([])).status).toBe(429)
    expect(await counted()).toEqual([OTHER_ID])
  })
})
