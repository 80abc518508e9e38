import * as calls from '@saum/contract/fashion-card'
import type { Call, PayloadOf } from '@saum/contract/call'
import { getUser } from '@saum/contract/user'
import * as v from '@saum/schema/schema'
import { aCardHolder, aCustomerVisit, givePoints, verifyEmail } from '@saum/testing/card-holder'
import { aCustomerWithPassword } from '@saum/testing/customer-visit'
import { aSessionKey } from '@saum/testing/session-key'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { findCustomer } from '../session/customer-storage.ts'
import { redeemOnce } from '../voucher/voucher-redemption.ts'
import { insertCard } from './card-storage.ts'
import { firstStanding } from './own-card.ts'
import { findShopById, DEFAULT_SHOP } from '@saum/domain/shops'

const NOW = Date.parse('2026-11-16T08:00:00Z')

const WISH = {
  firstName: 'Anna',
  lastName: 'Weber',
  birthDate: '1984-11-02',
  street: 'Lange Reihe 7',
  zipCode: '20099',
  city: 'Hamburg',
  countryCode: 'DE',
  acceptTerms: true,
}

describe.each(TEST_ENGINES)('the fashion card on %s', (engine) => {
  async function aVisit(customer: CustomerDocument = aCustomerWithPassword()) {
    const clock = { now: NOW }
    const visit = await aCustomerVisit(customer, { engine, now: () => clock.now })
    const post = <C extends Call>(call: C, payload: PayloadOf<C>) =>
      visit.backend.postAs(visit.sessionKey, call, payload)
    return {
      ...visit,
      clock,
      post,
      fetch: () => post(calls.fetchFashionCard, {}),
      async card() {
        return v.parse(calls.fetchFashionCard.result, (await post(calls.fetchFashionCard, {})).body)
      },
      async groups() {
        const { user } = v.parse(getUser.result, (await post(getUser, {})).body)
        return user?.groups
      },
      points: (points: number, at = NOW) =>
        givePoints(visit.db, { customerId: visit.customerId, points, at }),
      redeem: (requestKey: string) => post(calls.redeemPoints, { requestKey }),
      mails: async (kind: string) => {
        const rows = await visit.db.sql<{ slots: string }>`
          select slots from mail where kind = ${kind}`
        return rows.map(({ slots }) => JSON.parse(slots) as Record<string, string>)
      },
    }
  }

  describe('[3.6] is fetched', () => {
    it('with its number, level and points for whom another system gave one', async () => {
      const { card, points } = await aVisit(aCardHolder())
      await points(184)

      const { referenceKey, loyalty, vouchers } = await card()

      expect(referenceKey).toBe('customer-91')
      expect(loyalty).toMatchObject({
        points: { balance: 184, pending: 0, expiring: { points: 184, on: '2028-11-16' } },
        card: { number: '2800000070048', level: 'basic', levelUntil: null, holder: 'Anna Weber' },
        turnover: { cents: 0, vipCents: 60_000 },
      })
      expect(loyalty.card.barcode).toMatch(/^<svg [^<]*><path d="M[\d.MhvzZ -]+"\/><\/svg>$/)
      expect(vouchers).toEqual([])
    })

    it('as old as the customer, whenever it is first looked at', async () => {
      const { card, clock } = await aVisit(aCardHolder())
      clock.now += 3 * DAY_MS

      const first = await card()
      clock.now += DAY_MS
      const again = await card()

      expect(first.loyalty.card.since).toBe(new Date(NOW).toISOString())
      expect(again.loyalty.card.since).toBe(first.loyalty.card.since)
    })

    it('by nobody who has none, and by nobody who is not logged in', async () => {
      const { backend, fetch } = await aVisit()

      const stranger = await backend.postAs(aSessionKey(), calls.fetchFashionCard, {})
      const nobody = await backend.post(calls.fetchFashionCard, {})

      expect(await fetch()).toMatchObject({ status: 404, body: { kind: 'card-not-found' } })
      expect([stranger.status, nobody.status]).toEqual([401, 400])
    })
  })

  describe('[4.15] is registered', () => {
    it('at once, with its group, its number in the profile and a mail', async () => {
      const { backend, customerId, post, groups, mails } = await aVisit()
      await verifyEmail(backend, customerId)

      const answer = await post(calls.registerFashionCard, WISH)

      const { loyalty } = v.parse(calls.registerFashionCard.result, answer.body)
      expect(loyalty.card).toMatchObject({ level: 'basic', levelUntil: null })
      expect(loyalty.card.number).toMatch(/^20\d{10}$/)
      expect(await groups()).toEqual(['Basic_Card'])
      const [mail] = await mails('fashion-card-welcome')
      expect(mail?.['cardNumber']?.replaceAll(' ', '')).toBe(loyalty.card.number)
      expect(mail).not.toHaveProperty('verifyUrl')
    })

    it('for sixty days only while the address is not confirmed, and goes when nobody does', async () => {
      const { backend, db, post, groups, mails, clock } = await aVisit()
      const levels = () => db.sql`select level from loyalty_card`

      const answer = await post(calls.registerFashionCard, WISH)
      const before = await groups()
      const [mail] = await mails('fashion-card-welcome')
      clock.now += 60 * DAY_MS
      await backend.runBackgroundWork()
      const onTheLastDay = await levels()
      clock.now += DAY_MS
      await backend.runBackgroundWork()

      expect(answer.body).toMatchObject({
        loyalty: { card: { level: 'temporary', levelUntil: '2027-01-15' } },
      })
      expect(before).toEqual(['Temporary_Card'])
      expect(mail?.['verifyUrl']).toBe('/de/account/fashion-card/')
      expect([onTheLastDay, await levels()]).toEqual([[{ level: 'temporary' }], []])
      expect((await findCustomer(db.sql, 91))?.groups).toEqual([])
    })

    it('once, in however many tabs', async () => {
      const { post, db } = await aVisit()

      const answers = await Promise.all([1, 2, 3].map(() => post(calls.registerFashionCard, WISH)))

      const statuses = answers.map(({ status }) => status)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
      expect(await db.sql`select 1 from loyalty_card`).toHaveLength(1)
    })

    it.each<[string, Partial<typeof WISH>, object]>([
      ['without the terms', { acceptTerms: false }, { field: 'acceptTerms', reason: 'required' }],
      ['by a child', { birthDate: '2008-11-17' }, { field: 'birthDate', reason: 'too-young' }],
      ['from the future', { birthDate: '2026-11-17' }, { field: 'birthDate', reason: 'in-future' }],
      [
        'from before 1900',
        { birthDate: '1899-12-31' },
        { field: 'birthDate', reason: 'too-early' },
      ],
      ['on no day', { birthDate: '1984-02-30' }, { field: 'birthDate', reason: 'invalid' }],
      ['by a script', { firstName: '<script>' }, { field: 'firstName', reason: 'invalid' }],
      ['abroad', { countryCode: 'US' }, { field: 'countryCode', reason: 'country-not-served' }],
    ])('not %s', async (_, change, fault) => {
      const { post, fetch } = await aVisit()

      const answer = await post(calls.registerFashionCard, { ...WISH, ...change })

      expect(answer).toMatchObject({ status: 422, body: { kind: 'invalid-fields' } })
      expect(answer.body).toHaveProperty('errors', [fault])
      expect((await fetch()).status).toBe(404)
    })

    it('not with fields longer than anybody has', async () => {
      const { post } = await aVisit()

      const answer = await post(calls.registerFashionCard, { ...WISH, city: 'x'.repeat(10_000) })

      expect(answer.status).toBe(400)
    })
  })

  describe('of a branch', () => {
    const NUMBER = '200477120938'

    async function aBranchCard(customer?: CustomerDocument) {
      const visit = await aVisit(customer)
      const { zipCode, ...holder } = WISH
      await visit.db.transaction((sql) =>
        insertCard(sql, {
          shop: DEFAULT_SHOP,
          customerId: null,
          number: NUMBER,
          standing: firstStanding('temporary', '2026-11-01'),
          holder: { ...holder, zipCode, branchPoints: 120 },
          today: '2026-11-01',
          now: NOW,
        }),
      )
      const link = (cardNumber: string, zip = zipCode) =>
        visit.post(calls.registerFashionCard, { cardNumber, zipCode: zip })
      return { ...visit, link }
    }

    it('is linked by number and postcode, and brings its points', async () => {
      const { link, card, groups } = await aBranchCard()

      const answer = await link(' 2004 7712-0938 ')

      expect(answer.status).toBe(200)
      expect((await card()).loyalty.points.balance).toBe(120)
      expect(await groups()).toEqual(['Temporary_Card'])
    })

    it('is not told apart from one that does not exist', async () => {
      const { link } = await aBranchCard()

      const answers = [await link(NUMBER, '10115'), await link('200000000008')]

      expect(answers[0]).toMatchObject({ status: 404, body: { kind: 'card-not-found' } })
      expect(answers[1]?.body).toEqual(answers[0]?.body)
    })

    it('belongs to the first who links it', async () => {
      const { link, db, customerId } = await aBranchCard()
      await db.transaction((sql) => sql`update loyalty_card set customer_id = ${customerId + 1}`)

      expect(await link(NUMBER)).toMatchObject({
        status: 409,
        body: { kind: 'card-already-linked' },
      })
    })

    it('is not found by trying', async () => {
      const { link } = await aBranchCard()
      for (let digit = 0; digit < 5; digit += 1) await link(`20047712093${digit}`, '10115')

      expect(await link(NUMBER)).toMatchObject({
        status: 429,
        body: { kind: 'too-many-requests' },
      })
    })
  })

  describe('exchanges points', () => {
    it('for one voucher per key, however often it is sent', async () => {
      const { redeem, points, card } = await aVisit(aCardHolder())
      await points(250)

      const [first, again] = [await redeem('one'), await redeem('one')]

      expect(first).toMatchObject({
        status: 200,
        body: { voucher: { cents: 500, currencyCode: 'EUR', reason: 'points' } },
      })
      expect(again?.body).toEqual(first?.body)
      const { loyalty, vouchers } = await card()
      expect(loyalty.points).toMatchObject({ balance: 150, missing: 0 })
      expect(vouchers).toHaveLength(1)
      expect(vouchers[0]).toMatchObject({ validUntil: '2027-11-16T22:59:59.999Z' })
    })

    it('never for more than there are, in however many tabs', async () => {
      const { redeem, points, card } = await aVisit(aCardHolder())
      await points(250)

      const keys = ['a', 'b', 'c', 'd', 'a', 'b']
      const answers = await Promise.all(keys.map(redeem))

      const { loyalty, vouchers } = await card()
      expect(vouchers).toHaveLength(2)
      expect(loyalty.points.balance).toBe(50)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.length).toBeGreaterThan(0)
      for (const { body } of refused) expect(body).toMatchObject({ kind: 'too-few-points' })
    })

    it('not while the card is temporary, nor with points whose time is over', async () => {
      const temporary = await aVisit(aCardHolder('temporary'))
      await temporary.points(500)
      const old = await aVisit(aCardHolder())
      await old.points(500, NOW - 800 * DAY_MS)

      expect((await temporary.redeem('one')).body).toMatchObject({ kind: 'card-temporary' })
      expect((await old.redeem('one')).body).toMatchObject({ kind: 'too-few-points' })
    })
  })

  it('gives no second voucher for the same points where the first is gone', async () => {
    const { redeem, points, db } = await aVisit(aCardHolder())
    await points(250)
    await redeem('one')
    await db.transaction((sql) => sql`delete from voucher`)

    const again = await redeem('one')

    expect(again.status).toBe(500)
    expect(await db.sql`select code from voucher`).toEqual([])
  })

  it('lists what came and went, the newest first, page by page', async () => {
    const { post, points, redeem, clock } = await aVisit(aCardHolder())
    for (const day of [1, 2, 3]) await points(50, NOW - day * DAY_MS)
    clock.now += 1
    await redeem('one')

    const { body } = await post(calls.getPointsHistory, { page: 1, perPage: 2 })

    const { entities, pagination } = v.parse(calls.getPointsHistory.result, body)
    expect(entities.map(({ kind, points: count }) => [kind, count])).toEqual([
      ['voucher', -100],
      ['correction', 50],
    ])
    expect(pagination).toMatchObject({ total: 4, last: 2 })
  })

  it('ends when its holder leaves, and may begin anew', async () => {
    const { post, points, fetch, groups } = await aVisit(aCardHolder('vip'))
    await points(500)
    await fetch()

    const ended = await post(calls.endFashionCard, {})
    const afterwards = await fetch()
    const anew = await post(calls.registerFashionCard, WISH)

    expect([ended.status, afterwards.status]).toEqual([204, 404])
    expect(anew.body).toMatchObject({ loyalty: { points: { balance: 0 } } })
    expect(await groups()).toEqual(['Temporary_Card'])
  })

  it('that is given up leaves what is owed: vouchers of points pay it, the rest waits', async () => {
    const { post, points, redeem, card, clock, db } = await aVisit(aCardHolder())
    await points(250)
    for (const key of ['used', 'unused']) await redeem(key)
    const [used] = (await card()).vouchers
    await db.transaction((sql) => redeemOnce(sql, used?.code ?? ''))
    clock.now += 1
    await points(-200, clock.now)

    await post(calls.endFashionCard, {})
    await post(calls.registerFashionCard, WISH)

    const { loyalty, vouchers } = await card()
    expect(vouchers).toEqual([])
    expect(loyalty.points.balance).toBe(-50)
  })

  it('is nobody else’s: a card of another shop is not there', async () => {
    const { backend, sessionKey } = await aVisit(aCardHolder())
    const swiss = findShopById(10_030)

    const answer = await backend.postAs(sessionKey, calls.fetchFashionCard, {}, swiss?.shopId)

    expect(answer.status).toBe(401)
  })
})
