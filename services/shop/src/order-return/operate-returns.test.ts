import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aCardHolder, balanceOf } from '@saum/testing/card-holder'
import type { OrderReturn } from '@saum/contract/order-return'
import { aPromotion, aVoucher } from '@saum/testing/catalog-extras'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { issuePointsVoucher } from '../loyalty/card-vouchers.ts'
import { deliverOrder } from '../order/operate.ts'
import { aGiftCard, cardBalance, mailsIn, NOW, stockOf } from '@saum/testing/order-placing'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { aReturner, type OrderWish } from '@saum/testing/delivered-order'
import { inspectReturn, receiveReturn, rejectReturn } from './operate-returns.ts'
import { refundReturn } from './refund-return.ts'

const DRESS = 7_999

describe.each(STORAGE_ENGINES)('a return in the warehouse on %s', (engine) => {
  async function aReturn(
    wish: Partial<OrderWish> & { pieces?: number; exchangeVariantId?: number },
  ) {
    const { pieces, exchangeVariantId, ...others } = wish
    const returner = await aReturner({ engine, ...others })
    const items = returner.itemIds
      .slice(0, pieces)
      .map((itemId) => ({ itemId, ...(exchangeVariantId && { exchangeVariantId }) }))
    const { body } = await returner.create(items)
    const { returnId: id } = body as OrderReturn
    const { parts } = returner
    return {
      ...returner,
      id,
      receive: () => receiveReturn(parts, id),
      inspect: () => inspectReturn(parts, { id, trackingNumber: null }),
      reject: (reason: string) => rejectReturn(parts, { id, reason }),
      refund: () => refundReturn(parts, id),
      async finish() {
        await receiveReturn(parts, id)
        await inspectReturn(parts, { id, trackingNumber: '00341' })
        return refundReturn(parts, id)
      },
    }
  }

  it('[13] goes its way with an event and a mail, back into stock, and the money back', async () => {
    const { receive, inspect, refund, one, id, db, order } = await aReturn({})
    const stock = await stockOf(db)

    const received = await receive()
    const stockBefore = await stockOf(db)
    await inspect()
    const stockAfter = await stockOf(db)
    const refunded = await refund()

    expect(received).toMatchObject({ ok: true, value: { state: 'received' } })
    expect([stockBefore, stockAfter]).toEqual([stock, stock + 2])
    expect(refunded).toMatchObject({ ok: true, value: { state: 'refunded' } })
    expect(await one(id)).toMatchObject({ status: 'refunded', labelUrl: null, qrSvg: null })
    const after = await order()
    expect(after).toMatchObject({
      state: 'returned',
      refundedCents: 2 * DRESS,
      pieces: [{ state: 'returned' }, { state: 'returned' }],
    })
    const kinds = after.events.map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['return-announced', 'return-received', 'refunded']),
    )
    expect(await mailsIn(db)).toEqual(
      expect.arrayContaining([`return-received:${id}`, `refund:${id}`]),
    )
  })

  it('moves once, however many operators press at the same time', async () => {
    const { receive, inspect, refund, order, db } = await aReturn({})
    const stock = await stockOf(db)

    for (const step of [receive, inspect, refund]) {
      const outcomes = await Promise.all([step(), step(), step()])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    }

    expect((await order()).refundedCents).toBe(2 * DRESS)
    expect(await stockOf(db)).toBe(stock + 2)
  })

  it('skips no step that decides about money or goods', async () => {
    const { refund, inspect, receive, reject, finish } = await aReturn({})

    expect(await refund()).toMatchObject({ refusal: { kind: 'not-allowed', state: 'announced' } })
    await finish()
    const refusal = { ok: false, refusal: { kind: 'not-allowed', state: 'refunded' } }
    expect(await receive()).toMatchObject(refusal)
    expect(await inspect()).toMatchObject(refusal)
    expect(await reject('worn')).toMatchObject(refusal)
    expect(await refundReturn((await aReturn({})).parts, 'nobody')).toMatchObject({
      refusal: { kind: 'return-not-found' },
    })
  })

  it('leaves an order delivered while a piece is kept, and ends it with the last one', async () => {
    const { finish, create, itemIds, order, parts } = await aReturn({ pieces: 1 })

    await finish()
    const between = await order()
    const { body } = await create([{ itemId: itemIds[1] ?? 0 }])
    const { returnId: id } = body as OrderReturn
    await inspectReturn(parts, { id, trackingNumber: null })
    await refundReturn(parts, id)

    expect(between).toMatchObject({ state: 'delivered', refundedCents: DRESS })
    expect(await order()).toMatchObject({ state: 'returned', refundedCents: 2 * DRESS })
  })

  it('is not accepted with a reason the customer reads, and may be sent back again', async () => {
    const { receive, reject, one, id, create, itemIds, order, db } = await aReturn({})
    await receive()

    await reject('Getragen und gewaschen')

    const { events } = await order()
    expect(events.at(-1)).toMatchObject({ kind: 'return-rejected' })
    expect(await mailsIn(db)).toContain(`return-rejected:${id}`)

    expect(await one(id)).toMatchObject({
      status: 'rejected',
      rejectedReason: 'Getragen und gewaschen',
    })
    expect((await order()).pieces).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
    expect(await create([{ itemId: itemIds[0] ?? 0 }], 'again')).toMatchObject({ status: 200 })
  })

  it('refunds what came of a parcel; what was missing may be registered again', async () => {
    const { receive, refund, parts, one, id, create, itemIds, order, db } = await aReturn({
      exchangeVariantId: 702,
    })
    const inspect = (missing: number[]) =>
      inspectReturn(parts, { id, trackingNumber: null, missing })
    const [first = 0, second = 0] = itemIds
    await receive()

    const wrong = [await inspect([1, 2]), await inspect([3])]
    const held = await stockOf(db, 702)
    const inspected = await inspect([2])
    await refund()

    for (const refused of wrong)
      expect(refused).toMatchObject({ refusal: { kind: 'wrong-pieces' } })
    expect(inspected).toMatchObject({ value: { state: 'inspected', items: [{ pieceId: first }] } })
    expect((await order()).pieces).toMatchObject([
      { id: first, state: 'returned' },
      { id: second, state: 'delivered' },
      { variantId: 702, state: 'available' },
    ])
    // The size that was held for what did not come.
    expect(await stockOf(db, 702)).toBe(held + 1)
    expect((await one(id)).items.map(({ itemId }) => itemId)).toEqual([first])
    await deliverOrder(parts, (await order()).id)
    expect(await create([{ itemId: second }], 'again')).toMatchObject({ status: 200 })
  })

  it('gives back what was paid for what came, and no more', async () => {
    const { refund, parts, id, order } = await aReturn({})

    await inspectReturn(parts, { id, trackingNumber: null, missing: [1] })
    await refund()

    expect(await order()).toMatchObject({ state: 'delivered', refundedCents: DRESS })
  })

  it('sends the held size in a parcel of its own, and refunds nothing', async () => {
    const { finish, order, orderId, parts, db, returnable } = await aReturn({
      pieces: 1,
      exchangeVariantId: 702,
    })
    expect(await stockOf(db, 702)).toBe(8)

    await finish()
    const sent = await order()
    await deliverOrder(parts, orderId)

    expect(sent).toMatchObject({
      state: 'shipped',
      refundedCents: 0,
      parcels: [{ state: 'delivered' }, { state: 'shipped', trackingNumber: '00341' }],
      pieces: [
        { state: 'returned', variantId: 701 },
        { state: 'delivered' },
        { state: 'available', variantId: 702, cents: DRESS },
      ],
    })
    expect(await stockOf(db, 702)).toBe(8)
    expect(await mailsIn(db)).toContain(`shipped:${sent.parcels[1]?.id}`)
    expect(await order()).toMatchObject({ state: 'delivered', deliveredAt: NOW })
    expect((await returnable()).items.map(({ itemIds }) => itemIds.length)).toEqual([1, 1])
  })

  it('of an exchanged size is refunded like the piece it stands for', async () => {
    const { finish, order, orderId, parts, create } = await aReturn({
      quantity: 1,
      exchangeVariantId: 702,
    })
    await finish()
    await deliverOrder(parts, orderId)
    const sent = (await order()).pieces.find(({ variantId }) => variantId === 702)

    const { body } = await create([{ itemId: sent?.id ?? 0 }])
    const { returnId: id } = body as OrderReturn
    await inspectReturn(parts, { id, trackingNumber: null })
    await refundReturn(parts, id)

    expect(await order()).toMatchObject({ state: 'returned', refundedCents: DRESS })
  })

  it('lets a size go that was held for a return which was not accepted', async () => {
    const { reject, db } = await aReturn({ pieces: 1, exchangeVariantId: 702 })

    await reject('Siegel geöffnet')

    expect(await stockOf(db, 702)).toBe(9)
  })

  it('gives back to the gift card first, and the rest the way it was paid', async () => {
    let cardId = ''
    const { finish, db, one, id } = await aReturn({
      pieces: 1,
      draft: async ({ backend }) => {
        const card = await aGiftCard(backend.db, 5_000)
        cardId = card.id
        return { giftCards: [{ ...card, cents: 5_000 }] }
      },
    })

    await finish()

    expect(await cardBalance(db, cardId)).toBe(5_000)
    expect((await one(id)).quote.refundTo).toEqual([
      { method: 'giftcard', cents: 5_000 },
      { method: 'invoice', cents: DRESS - 5_000 },
    ])
    const rows = await db.sql<{ method: string; cents: number; state: string }>`
      select method_key as method, amount_cents as cents, state from refund order by amount_cents`
    expect(rows).toEqual([
      { method: 'invoice', cents: DRESS - 5_000, state: 'due' },
      { method: 'giftcard', cents: 5_000, state: 'done' },
    ])
  })

  it('of an open invoice is taken off that: no money goes back that never came', async () => {
    const { finish, db, order } = await aReturn({ pieces: 1, isPaid: false })

    await finish()

    expect(await order()).toMatchObject({ refundedCents: DRESS })
    const rows = await db.sql`select method_key as method, state from refund`
    expect(rows).toEqual([{ method: 'invoice', state: 'done' }])
  })

  it('takes the points of what came back, and no more', async () => {
    const customerId = 5
    const { finish, db, clock } = await aReturn({
      pieces: 1,
      fill: ({ backend }) =>
        backend.importCatalog({ customers: [aCardHolder('basic', { id: customerId })] }),
      draft: async () => ({ customerId, points: 159 }),
    })

    await finish()

    clock.now = NOW + 60 * DAY_MS
    expect(await balanceOf(db, customerId, clock.now)).toBe(79)
  })

  it.each([
    ['whole', 2],
    ['in part', 1],
  ])('of an order that came back %s leaves so many vouchers of points: %i', async (_, pieces) => {
    const customerId = 5
    const holder = aCardHolder('basic', { id: customerId })
    const { finish, db } = await aReturn({
      pieces,
      fill: ({ backend }) => backend.importCatalog({ customers: [holder] }),
      draft: async ({ backend }) => {
        const receiver = { shop: DEFAULT_SHOP, customerId, now: NOW }
        const code = await backend.db.transaction((sql) => issuePointsVoucher(sql, receiver))
        const voucher = { code, type: 'absolute', value: 500, reducedCents: 500 } as const
        return { customerId, voucher }
      },
    })

    await finish()

    expect(await db.sql`select code from voucher where reason = 'points'`).toHaveLength(pieces)
  })

  it('works promotion and voucher out again on what is kept', async () => {
    const { finish, order, quote, itemIds, one, id } = await aReturn({
      pieces: 1,
      async fill({ backend, basket, update }) {
        await backend.importCatalog({
          promotions: [
            aPromotion({
              id: 'pair',
              conditions: [{ level: 'global', key: 'minQuantity', condition: { min: 2 } }],
              schedule: { from: '2026-11-01T00:00:00Z', to: '2026-11-17T00:00:00Z' },
            }),
          ],
          vouchers: [aVoucher()],
        })
        const [item] = (await basket()).items
        await update(item?.key ?? '', { quantity: 2, promotionId: 'pair' })
      },
    })
    const { pieces } = await order()
    const paid = pieces.reduce((sum, { cents }) => sum + cents, 0)

    await finish()

    // One dress at its own price is kept, so that is what stays paid.
    expect(paid).toBeLessThan(2 * DRESS)
    expect((await order()).refundedCents).toBe(paid - DRESS)
    expect((await one(id)).quote.adjustments).toMatchObject([{ name: '20 % auf Kleider' }])
    const last = await quote([{ itemId: itemIds[1] ?? 0 }])
    expect(last.body).toMatchObject({ refundCents: DRESS })
  })

  it('is refunded for what came, not for what was announced with another parcel', async () => {
    const { finish, create, itemIds, order } = await aReturn({ pieces: 1 })
    await create([{ itemId: itemIds[1] ?? 0 }])

    await finish()

    expect(await order()).toMatchObject({ state: 'delivered', refundedCents: DRESS })
  })
})
