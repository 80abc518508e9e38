import type { OrderReturn } from '@saum/contract/order-return'
import { SHOPS } from '@saum/domain/shops'
import { aDress, type Shopper } from '@saum/testing/basket-shopper'
import { inEveryLocale, inEveryShop } from '@saum/testing/catalog-builders'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { mailsIn, NOW, stockOf } from '@saum/testing/order-placing'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { aReturner } from '@saum/testing/delivered-order'

const [, , , , en] = SHOPS
const DRESS = 7_999
const DELIVERY = 395
/** Two of them are not delivered free. */
const CHEAP = 2_000

const EXPRESS_COST = {
  currencyCode: 'EUR',
  subtotalCents: 2 * CHEAP,
  goodsCents: 2 * CHEAP,
  deliveryCents: 995,
  totalCents: 2 * CHEAP + 995,
  taxCents: 797,
  taxRate: 0.19,
  giftCardCents: 0,
  dueCents: 2 * CHEAP + 995,
}

async function makeCheap({ backend }: Shopper): Promise<void> {
  const prices = inEveryShop({ amount: CHEAP }, { amount: CHEAP })
  await backend.importCatalog({ products: [aDress({ prices })] })
}

describe.each(TEST_ENGINES)('[13] the returns portal on %s', (engine) => {
  it('shows what may be sent back, until when, and the other sizes there are', async () => {
    const { returnable, itemIds, orderNumber } = await aReturner({ engine })

    expect(await returnable()).toMatchObject({
      orderNumber,
      currencyCode: 'EUR',
      labelFeeCents: 0,
      carrierName: 'DHL',
      returns: [],
      items: [
        {
          itemIds,
          count: 2,
          unitCents: DRESS,
          returnableUntil: '2026-12-16',
          fault: null,
          exchange: [
            { variantId: 702, size: 'M' },
            { variantId: 704, size: 'XL' },
          ],
        },
      ],
    })
  })

  it('puts only pieces of one price into a row, and counts those that are closed', async () => {
    const { returnable, create, itemIds, db } = await aReturner({ engine, quantity: 3 })
    const [first = 0, second = 0, third = 0] = itemIds
    await db.transaction((sql) => sql`update order_item set cents = 7000 where id = ${first}`)

    const rows = async () =>
      (await returnable()).items.map(({ count, unitCents, fault }) => ({ count, unitCents, fault }))
    const before = await rows()
    await create([{ itemId: second }, { itemId: third }])

    expect(before).toEqual([
      { count: 1, unitCents: 7_000, fault: null },
      { count: 2, unitCents: DRESS, fault: null },
    ])
    expect(await rows()).toEqual([
      { count: 1, unitCents: 7_000, fault: null },
      { count: 2, unitCents: DRESS, fault: 'already-returned' },
    ])
  })

  it('registers one piece with label, code, mail and event; the other one stays returnable', async () => {
    const { create, returnable, itemIds, orderNumber, db, order } = await aReturner({ engine })
    const [first = 0, second = 0] = itemIds

    const answer = await create([{ itemId: first, reason: 'too_small' }])

    expect(answer.status).toBe(200)
    const made = answer.body as OrderReturn
    expect(made).toMatchObject({
      returnId: `${orderNumber}-R1`,
      status: 'announced',
      sendBackUntil: '2026-12-16',
      items: [{ itemId: first, size: 'S', cents: DRESS, reason: 'too_small', exchangeSize: null }],
      quote: { itemsCents: DRESS, deliveryCents: 0, labelFeeCents: 0, refundCents: DRESS },
    })
    expect(made.labelUrl).toMatch(/^\/de\/paper\/.+\/$/)
    expect(made.qrSvg).toContain('<svg')
    expect(await mailsIn(db)).toContain(`return-registered:${made.returnId}`)
    expect((await order()).events.at(-1)?.kind).toBe('return-announced')
    expect(await returnable()).toMatchObject({
      items: [{ itemIds: [second], fault: null }],
      returns: [{ returnId: made.returnId, status: 'announced' }],
    })
  })

  it('is one return, however often the button is pressed and in however many tabs', async () => {
    const { create, itemIds, db } = await aReturner({ engine })
    const wish = itemIds.map((itemId) => ({ itemId }))

    const same = await Promise.all([1, 2, 3].map(() => create(wish, 'one-form')))
    const otherTab = await create(wish, 'another-form')

    expect(new Set(same.map(({ body }) => (body as OrderReturn).returnId)).size).toBe(1)
    expect(otherTab).toMatchObject({ status: 409, body: { kind: 'not-returnable' } })
    expect((await mailsIn(db)).filter((mail) => mail.startsWith('return-registered'))).toHaveLength(
      1,
    )
  })

  it('refunds standard delivery with the last piece, within fourteen days and not after', async () => {
    const { quote, itemIds, clock } = await aReturner({ engine, fill: makeCheap })
    const all = itemIds.map((itemId) => ({ itemId }))

    const soon = await quote(all)
    const some = await quote(all.slice(1))
    clock.now = NOW + 15 * DAY_MS
    const late = await quote(all)

    expect(soon.body).toMatchObject({ deliveryCents: DELIVERY, refundCents: 2 * CHEAP + DELIVERY })
    expect(some.body).toMatchObject({ deliveryCents: 0, refundCents: CHEAP })
    expect(late.body).toMatchObject({ deliveryCents: 0, refundCents: 2 * CHEAP })
  })

  it('of an express order refunds no more than standard delivery would have cost', async () => {
    const express = {
      key: 'express',
      carrierKey: 'dhl',
      feeCents: 995,
      deliveryDate: { min: '2026-11-17', max: '2026-11-17' },
    } as const
    const { quote, itemIds } = await aReturner({
      engine,
      fill: makeCheap,
      draft: async () => ({ option: express, cost: EXPRESS_COST }),
    })

    expect((await quote(itemIds.map((itemId) => ({ itemId })))).body).toMatchObject({
      deliveryCents: DELIVERY,
      refundCents: 2 * CHEAP + DELIVERY,
    })
  })

  it('closes after thirty days; a last day on which no parcel is taken is moved on', async () => {
    const { create, returnable, itemIds, clock } = await aReturner({ engine })

    clock.now = Date.parse('2026-12-16T22:59:00Z')
    const lastMinute = await create([{ itemId: itemIds[0] ?? 0 }])
    clock.now = Date.parse('2026-12-16T23:01:00Z')
    const tooLate = await create([{ itemId: itemIds[1] ?? 0 }])

    expect(lastMinute.status).toBe(200)
    expect(tooLate).toMatchObject({ status: 409, body: { kind: 'not-returnable' } })
    expect((await returnable()).items).toMatchObject([{ itemIds: [], fault: 'window-closed' }])
  })

  it('takes nothing back that was not delivered, of another order, or named twice', async () => {
    const { create, quote, returnable, itemIds } = await aReturner({ engine, until: 'shipped' })
    const [itemId = 0] = itemIds
    const refusal = { status: 409, body: { kind: 'not-returnable' } }

    expect((await returnable()).items).toMatchObject([{ fault: 'not-delivered', itemIds: [] }])
    expect(await create([{ itemId }])).toMatchObject(refusal)
    expect(await quote([{ itemId: 4711 }])).toMatchObject(refusal)

    const delivered = await aReturner({ engine })
    const [one = 0] = delivered.itemIds
    expect(await delivered.create([{ itemId: one }, { itemId: one }])).toMatchObject(refusal)
    expect(await delivered.create([{ itemId }])).toMatchObject(refusal)
  })

  it('holds another size, and refuses one that is gone, unknown, or of another product', async () => {
    const { create, itemIds, db } = await aReturner({ engine })
    const [first = 0, second = 0] = itemIds
    const refusal = { status: 409, body: { kind: 'exchange-unavailable' } }

    const held = await create([{ itemId: first, exchangeVariantId: 702 }])

    expect(held.body).toMatchObject({
      items: [{ exchangeSize: 'M' }],
      quote: { refundCents: 0, labelFeeCents: 0 },
    })
    expect(await stockOf(db, 702)).toBe(8)
    for (const exchangeVariantId of [701, 703, 99, -1]) {
      expect(await create([{ itemId: second, exchangeVariantId }], 'x')).toMatchObject(refusal)
    }
    expect(await stockOf(db, 702)).toBe(8)
  })

  it('gives the held size back to everybody when the parcel does not come, and money instead', async () => {
    const { create, one, itemIds, db, clock, backend } = await aReturner({ engine })
    const { body } = await create([{ itemId: itemIds[0] ?? 0, exchangeVariantId: 702 }])
    const { returnId } = body as OrderReturn

    clock.now = NOW + 14 * DAY_MS - 1
    await backend.runBackgroundWork()
    const before = await stockOf(db, 702)
    clock.now = NOW + 14 * DAY_MS
    await backend.runBackgroundWork()
    await backend.runBackgroundWork()

    expect(before).toBe(8)
    expect(await stockOf(db, 702)).toBe(9)
    expect(backend.logged).toEqual([])
    expect(await one(returnId)).toMatchObject({
      items: [{ exchangeSize: null }],
      quote: { refundCents: DRESS },
    })
  })

  it('lets two who want the last other size at the same moment have it once', async () => {
    const { create, itemIds, db } = await aReturner({ engine })
    await db.transaction(
      (sql) => sql`update variant_shop set stock_quantity = 1 where variant_id = 702`,
    )

    const answers = await Promise.all(
      itemIds.map((itemId) => create([{ itemId, exchangeVariantId: 702 }])),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await stockOf(db, 702)).toBe(0)
  })

  it('costs a label in the shop for the whole Union, and nothing in a store', async () => {
    const { quote, returnable, itemIds } = await aReturner({
      engine,
      draft: async () => ({ shop: en }),
    })
    const wish = itemIds.slice(0, 1).map((itemId) => ({ itemId }))

    expect(await returnable()).toMatchObject({ labelFeeCents: 495 })
    expect((await quote(wish)).body).toMatchObject({ labelFeeCents: 495, refundCents: DRESS - 495 })
    expect((await quote(wish, 'store')).body).toMatchObject({ refundCents: DRESS })
  })

  it('explains what nobody may send back', async () => {
    const why = { value: 'made-to-measure', label: inEveryLocale('Nach Maß geändert') }
    const { returnable, create, itemIds } = await aReturner({
      engine,
      fill: ({ backend }) =>
        backend.importCatalog({ products: [aDress({ attributes: { returnExclusion: why } })] }),
    })

    expect(await create([{ itemId: itemIds[0] ?? 0 }])).toMatchObject({ status: 409 })
    const [row] = (await returnable()).items
    expect(row).toMatchObject({ fault: 'excluded', itemIds: [], exchange: [] })
    expect(row?.product.attributes['returnExclusion']?.values).toMatchObject({
      label: 'Nach Maß geändert',
    })
  })

  it('answers nobody without the link of the order', async () => {
    const { backend, itemIds, one } = await aReturner({ engine })
    const send = (name: string, payload: object) =>
      backend.send({ name, body: JSON.stringify({ payload }) })
    const items = [{ itemId: itemIds[0] }]

    for (const orderToken of ['x', 'a.b', `${'A'.repeat(300)}.${'B'.repeat(43)}`]) {
      for (const name of ['getReturnableItems', 'quoteReturn', 'createReturn', 'getReturn']) {
        const payload = { orderToken, items, method: 'qr', requestKey: 'k', returnId: 'r' }
        expect(await send(name, payload)).toMatchObject({
          status: 400,
          body: { kind: 'invalid-token' },
        })
      }
    }
    await expect(one('nobody-R1')).rejects.toThrow('returnId')
  })
})
