import { aCardHolder, aCustomerVisit, givePoints, verifyEmail } from '@saum/testing/card-holder'
import { TEST_ENGINES } from '@saum/testing/test-database'
import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it } from 'vitest'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { findCustomer } from '../session/customer-storage.ts'
import { careForCards } from './care-for-cards.ts'
import { endCard } from './end-card.ts'
import { openCard } from './own-card.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')

describe.each(TEST_ENGINES)('every day, each card on %s', (engine) => {
  async function aCard(customer: CustomerDocument = aCardHolder()) {
    const clock = { now: NOW }
    const now = () => clock.now
    const { db, backend, customerId } = await aCustomerVisit(customer, { engine, now })
    await verifyEmail(backend, customerId)
    await db.transaction((sql) => openCard(sql, customerId, NOW))
    const logged: LogEntry[] = []
    return {
      db,
      backend,
      customerId,
      logged,
      points: (points: number, at: number) => givePoints(db, { customerId, points, at }),
      /** What was paid for goods, credited at a moment. */
      spend: (cents: number, at: number) =>
        db.transaction(
          (sql) => sql`
            insert into loyalty_entry (id, customer_id, order_id, reason, points, cents,
              credited_at, created_at)
            values (${`spent-${at}`}, ${customerId}, ${at}, 'order', ${cents / 100}, ${cents},
              ${at}, ${at})`,
        ),
      async onDay(day: number) {
        clock.now = NOW + day * DAY_MS
        await careForCards({ db, log: (entry) => logged.push(entry), now })
      },
      groups: async () => (await findCustomer(db.sql, customerId))?.groups,
      async mails(kind: string) {
        const rows = await db.sql<{ slots: string }>`
          select slots from mail where kind = ${kind} order by created_at`
        return rows.map(({ slots }) => JSON.parse(slots) as Record<string, string>)
      },
      async entries() {
        const rows = await db.sql<{ reason: string; points: number }>`
          select reason, points from loyalty_entry where reason like 'expiry:%'`
        return rows.map(({ reason, points }) => [reason, points])
      },
      vouchers: () =>
        db.sql<{ document: string }>`select document from voucher where reason = 'birthday'`,
    }
  }

  it('writes off points after their last day, once', async () => {
    const { points, onDay, entries } = await aCard()
    await points(30, NOW)
    await points(20, NOW + 5 * DAY_MS)

    await onDay(731)
    const onTheLastDay = await entries()
    await onDay(732)
    await onDay(732)
    await onDay(733)

    expect(onTheLastDay).toEqual([])
    expect(await entries()).toEqual([['expiry:2028-11-17', -30]])
  })

  it('reminds at least four weeks before, once of all that run out soon', async () => {
    const { points, onDay, mails } = await aCard()
    await points(30, NOW)
    await points(20, NOW + 20 * DAY_MS)
    await points(70, NOW + 90 * DAY_MS)

    await onDay(690)
    const tooEarly = await mails('points-expiring')
    for (const day of [697, 698, 704, 725, 760]) await onDay(day)

    expect(tooEarly).toEqual([])
    expect(await mails('points-expiring')).toMatchObject([
      { points: '50', firstDate: '16. November 2028', lastDate: '6. Dezember 2028' },
    ])
  })

  it('makes VIP of who has bought for 600, on the day after it is credited', async () => {
    const { spend, onDay, groups } = await aCard()
    await spend(30_000, NOW - 300 * DAY_MS)
    await spend(30_000, NOW + DAY_MS)

    await onDay(1)
    const onTheDay = await groups()
    await onDay(2)
    const dayAfter = await groups()
    await onDay(2 + 366)

    expect([onTheDay, dayAfter, await groups()]).toEqual([
      ['Basic_Card'],
      ['VIP_Card'],
      ['Basic_Card'],
    ])
  })

  it.each(['basic', 'vip'] as const)('gives a %s voucher to a birthday, once', async (level) => {
    const cents = { basic: 500, vip: 1_000 }[level]
    const holder = aCardHolder(level, { birthDate: '1984-11-18' })
    const { onDay, vouchers, mails } = await aCard(holder)

    for (const day of [1, 2, 3, 4]) await onDay(day)

    const [voucher, ...others] = await vouchers()
    expect(others).toEqual([])
    expect(JSON.parse(voucher?.document ?? '')).toMatchObject({
      effect: { type: 'absolute', value: { EUR: cents } },
      endsAt: '2026-12-18T23:00:00.000Z',
    })
    expect(await mails('birthday')).toMatchObject([{ validUntil: '18. Dezember 2026' }])
  })

  it('makes up for a birthday in days on which nothing could run, also over New Year', async () => {
    const { onDay, vouchers } = await aCard(aCardHolder('basic', { birthDate: '1984-12-31' }))

    await onDay(44)
    const before = await vouchers()
    await onDay(47)

    expect([before.length, (await vouchers()).length]).toEqual([0, 1])
  })

  it('has no second birthday for who changes the date, and none while it is temporary', async () => {
    const changing = await aCard(aCardHolder('basic', { birthDate: '1984-11-18' }))
    await changing.onDay(2)
    await changing.db.transaction(
      (sql) => sql`update customer set document = replace(document, '11-18', '11-25')`,
    )
    await changing.onDay(9)

    expect(await changing.vouchers()).toHaveLength(1)
  })

  it.each(['the card', 'the account'])('has no second one for who gives up %s', async (what) => {
    const holder = aCardHolder('basic', { birthDate: '1984-11-18' })
    const { db, backend, customerId, onDay, vouchers } = await aCard(holder)
    await onDay(2)
    const [first] = await vouchers()

    await db.transaction((sql) => endCard(sql, customerId, NOW))
    if (what === 'the account') await db.transaction((sql) => sql`delete from voucher`)
    await backend.importCatalog({ customers: [holder] })
    await db.transaction((sql) => openCard(sql, customerId, NOW))
    await onDay(3)

    expect(first).toBeDefined()
    expect(await vouchers()).toHaveLength(what === 'the account' ? 0 : 1)
  })

  it('comes again in the next year, and then nobody knows any more who had one', async () => {
    const { db, onDay, vouchers } = await aCard(aCardHolder('basic', { birthDate: '1984-11-18' }))

    for (const day of [2, 2 + 365]) await onDay(day)
    const twice = await vouchers()
    await onDay(2 + 365 + 340)

    expect(twice).toHaveLength(2)
    expect(await db.sql`select at from birthday_gift`).toEqual([])
  })

  it('does not count what was bought with a card given up for the next', async () => {
    const { db, customerId, backend, spend, onDay, groups } = await aCard()
    await spend(70_000, NOW - 3 * DAY_MS)
    await onDay(1)
    const before = await groups()

    await db.transaction((sql) => endCard(sql, customerId, NOW + DAY_MS))
    await backend.importCatalog({ customers: [aCardHolder()] })
    await db.transaction((sql) => openCard(sql, customerId, NOW + DAY_MS))
    await onDay(2)

    expect([before, await groups()]).toEqual([['VIP_Card'], ['Basic_Card']])
  })

  it('goes on with the others where one is broken, which waits until tomorrow', async () => {
    const { db, onDay, logged, vouchers } = await aCard(
      aCardHolder('basic', { birthDate: '1984-11-18' }),
    )
    await db.transaction(
      (sql) => sql`
        insert into loyalty_card (id, shop_id, customer_id, card_number, state, level, document,
          created_at, updated_at, checked_on)
        values ('broken', 10028, 404, '200000000008', 'open', 'basic', '{', 1, 1, '2026-01-01')`,
    )

    await onDay(2)
    await onDay(2)

    expect(await vouchers()).toHaveLength(1)
    expect(logged).toMatchObject([{ level: 'error', fields: { customerId: 404 } }])
  })
})
