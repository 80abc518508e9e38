import {
  applyVoucher,
  clearBasket,
  removeItemFromBasket,
  removeVoucher,
  updateBasketItem,
} from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { aDress, aShopper, visiting } from '@saum/testing/basket-shopper'
import { inEveryShop } from '@saum/testing/catalog-builders'
import { aPromotion, aVoucher } from '@saum/testing/catalog-extras'
import type { TestAnswer } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { VoucherDocument } from '../documents/voucher-document.ts'

const [de, , ch] = SHOPS
const NOW = Date.parse('2026-11-16T12:00:00Z')
const HOUR_MS = 3_600_000
const PRICES = inEveryShop({ amount: 8_000 }, { amount: 9_000 })

function moment(hours: number): string {
  return new Date(NOW + hours * HOUR_MS).toISOString()
}

describe.each(TEST_ENGINES)('a voucher in a basket on %s', (engine) => {
  async function aShopperWith(vouchers: Partial<VoucherDocument>[], now = () => NOW) {
    const shopper = await aShopper({ engine, now }, [aDress({ prices: PRICES })])
    await shopper.backend.importCatalog({
      vouchers: vouchers.map((one) =>
        aVoucher({ startsAt: moment(-24), endsAt: moment(24), ...one }),
      ),
      promotions: [aPromotion({ id: 'dresses', schedule: { from: moment(-24), to: moment(24) } })],
    })
    return withVouchers(shopper)
  }

  function withVouchers(shopper: ReturnType<typeof visiting>) {
    const { backend, sessionKey } = shopper
    return {
      ...shopper,
      apply: (code: string, shopId?: ShopId) =>
        backend.postAs(sessionKey, applyVoucher, { code }, shopId),
      remove: () => backend.postAs(sessionKey, removeVoucher, {}),
      /** Puts the promotion on the only item. */
      async promote(promotionId: string | null) {
        const [item] = (await shopper.basket()).items
        return backend.postAs(sessionKey, updateBasketItem, {
          basketItemKey: item?.key ?? '',
          update: { quantity: item?.quantity ?? 0, promotionId },
        })
      },
    }
  }

  function basketOf({ body }: TestAnswer): Basket {
    return (body as { basket: Basket }).basket
  }

  it('takes its amount off the goods, to the cent, and counts as a change', async () => {
    const { add, apply, basket } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 })
    await add({ variantId: 702, quantity: 2 })
    const before = await basket()

    const answer = await apply('WINTER10')

    expect(answer).toMatchObject({ status: 200 })
    const after = basketOf(answer)
    expect(after.voucher).toEqual({
      code: 'WINTER10',
      type: 'absolute',
      value: 1_000,
      reducedCents: 1_000,
    })
    expect(after.cost.withTax).toBe(before.cost.withTax - 1_000)
    expect(after.cost.appliedReductions).toMatchObject([
      { category: 'voucher', amount: { absoluteWithTax: 1_000 } },
    ])
    expect(after.revision).toBe(before.revision + 1)
    expect(await basket()).toEqual(after)
  })

  it('is worth other amounts in francs, and belongs to the basket of that shop alone', async () => {
    const { add, apply, basket } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 }, ch.shopId)
    await add({ variantId: 701, quantity: 1 })

    await apply('WINTER10', ch.shopId)

    expect((await basket(ch.shopId)).voucher).toMatchObject({ reducedCents: 1_200 })
    expect((await basket(de.shopId)).voucher).toBeUndefined()
  })

  it('is found in any case, with spaces and in the middle of a pasted line', async () => {
    const { add, apply } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 })

    expect(basketOf(await apply('  winter 10\n')).voucher).toMatchObject({ code: 'WINTER10' })
  })

  it('changes nothing when it is there already', async () => {
    const { add, apply } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 })

    const first = await apply('WINTER10')

    expect(basketOf(await apply('winter10'))).toEqual(basketOf(first))
  })

  it('makes room for another one', async () => {
    const half = { code: 'HALF', effect: { type: 'relative', value: 50 } } as const
    const { add, apply, basket } = await aShopperWith([{}, half])
    await add({ variantId: 701, quantity: 1 })
    await apply('WINTER10')

    await apply('HALF')

    expect(await basket()).toMatchObject({
      voucher: { code: 'HALF', type: 'relative', value: 50, reducedCents: 4_000 },
      cost: { withTax: 4_000 },
    })
  })

  it('is taken off again, once', async () => {
    const { add, apply, remove, basket } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 })
    const before = await basket()
    await apply('WINTER10')

    const removed = basketOf(await remove())

    expect(removed).toEqual({ ...before, revision: before.revision + 2 })
    expect(basketOf(await remove())).toEqual(removed)
  })

  it('goes when the basket is emptied at once', async () => {
    const { add, apply, basket, backend, sessionKey } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 })
    await apply('WINTER10')

    await backend.postAs(sessionKey, clearBasket, {})
    await add({ variantId: 701, quantity: 1 })

    expect((await basket()).voucher).toBeUndefined()
  })

  it('stays with its reason while it does not hold, and holds again', async () => {
    const { add, apply, basket, backend, sessionKey } = await aShopperWith([
      { minimumOrderValue: { EUR: 10_000, CHF: 10_000 } },
    ])
    await add({ variantId: 701, quantity: 1 })
    await add({ variantId: 702, quantity: 1 })
    await apply('WINTER10')
    const itemKey = (await basket()).items[0]?.key ?? ''

    await backend.postAs(sessionKey, removeItemFromBasket, { itemKey })
    const without = await basket()
    await add({ variantId: 701, quantity: 1 })

    expect(without).toMatchObject({
      voucher: {
        reducedCents: 0,
        fault: { reason: 'below-minimum', minimumCents: 10_000, missingCents: 2_000 },
      },
      cost: { withTax: 8_000, appliedReductions: [] },
    })
    expect(await basket()).toMatchObject({ voucher: { reducedCents: 1_000 } })
    expect((await basket()).voucher).not.toHaveProperty('fault')
  })

  it.each<[string, Partial<VoucherDocument>, object]>([
    ['over', { endsAt: moment(0) }, { reason: 'expired', moment: '2026-11-16T11:59:59.999Z' }],
    ['still to come', { startsAt: moment(1) }, { reason: 'not-started', moment: moment(1) }],
    ['used up', { maxRedemptions: 0 }, { reason: 'used-up' }],
    [
      'for a larger order',
      { minimumOrderValue: { EUR: 8_050, CHF: 9_000 } },
      { reason: 'below-minimum', minimumCents: 8_050, missingCents: 50 },
    ],
  ])('is refused when it is %s, and the one before stays', async (_, voucher, fault) => {
    const shopper = await aShopperWith([{}, { code: 'OTHER', ...voucher }])
    await shopper.add({ variantId: 701, quantity: 1 })
    const before = basketOf(await shopper.apply('WINTER10'))

    const answer = await shopper.apply('OTHER')

    expect(answer).toMatchObject({
      status: 409,
      contentType: 'application/problem+json',
      body: { kind: 'voucher-not-applicable', title: 'The voucher cannot be applied' },
    })
    expect((answer.body as { fault: unknown }).fault).toEqual(fault)
    expect(await shopper.basket()).toEqual(before)
  })

  it('is refused together with a promotion it does not go with, by the name of that', async () => {
    const { add, apply, promote } = await aShopperWith([{ isCombinable: false }])
    await add({ variantId: 701, quantity: 1 })
    await promote('dresses')

    const refused = await apply('WINTER10')
    await promote(null)

    expect(refused).toMatchObject({
      status: 409,
      body: { fault: { reason: 'not-combinable', promotionName: '20 % auf Kleider' } },
    })
    expect(await apply('WINTER10')).toMatchObject({ status: 200 })
  })

  it('comes after the promotion where they go together', async () => {
    const { add, apply, promote } = await aShopperWith([
      { effect: { type: 'relative', value: 10 } },
    ])
    await add({ variantId: 701, quantity: 1 })
    await promote('dresses')

    expect(basketOf(await apply('WINTER10')).cost).toMatchObject({
      withTax: 5_760,
      appliedReductions: [
        { category: 'promotion', amount: { absoluteWithTax: 1_600 } },
        { category: 'voucher', amount: { absoluteWithTax: 640, relative: 0.1 } },
      ],
    })
  })

  it('has nothing to do in an empty basket, and leaves none behind', async () => {
    const { apply, basket } = await aShopperWith([{}])

    expect(await apply('WINTER10')).toMatchObject({
      status: 409,
      body: { fault: { reason: 'nothing-to-reduce' } },
    })
    expect(await basket()).toMatchObject({ revision: 0, items: [] })
  })

  it('that nobody knows is not found, and neither is one of another shop', async () => {
    const { add, apply, basket } = await aShopperWith([
      { code: 'SWISS', shops: ['ch'], effect: { type: 'relative', value: 10 } },
    ])
    await add({ variantId: 701, quantity: 1 })

    const unknown = await apply('NOBODY')

    expect(unknown).toMatchObject({
      status: 404,
      body: { kind: 'voucher-not-found', title: 'Voucher not found' },
    })
    expect(await apply('SWISS')).toEqual(unknown)
    expect((await basket()).voucher).toBeUndefined()
  })

  it('cannot be guessed: ten tries an hour, right ones and wrong ones alike', async () => {
    let time = NOW
    const shopper = await aShopperWith([{}], () => time)
    await shopper.add({ variantId: 701, quantity: 1 })
    await shopper.apply('WINTER10')
    for (let tries = 1; tries < 10; tries++) await shopper.apply(`GUESS-${tries}`)

    const eleventh = await shopper.apply('WINTER10')
    const somebodyElse = withVouchers(visiting(shopper.backend))
    time += HOUR_MS

    expect(eleventh).toMatchObject({
      status: 429,
      body: { kind: 'too-many-requests', title: 'Too many requests' },
    })
    expect(await shopper.basket()).toMatchObject({ voucher: { reducedCents: 1_000 } })
    expect(await somebodyElse.apply('NOBODY')).toMatchObject({ status: 404 })
    expect(await shopper.apply('WINTER10')).toMatchObject({ status: 200 })
  })

  it('cannot be guessed with a new basket for every try: thirty wrong ones from a network', async () => {
    const { backend } = await aShopperWith([{}])
    const tryFrom = async (clientKey: string, code: string) => {
      const { sessionKey, add } = visiting(backend)
      await add({ variantId: 701, quantity: 1 })
      const body = JSON.stringify({ payload: { code } })
      return backend.send({ name: applyVoucher.name, body, sessionKey, clientKey })
    }
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) statuses.push((await tryFrom('one', 'WINTER10')).status)
    for (let at = 0; at < 31; at += 1) statuses.push((await tryFrom('one', `GUESS-${at}`)).status)

    const right = await tryFrom('one', 'WINTER10')
    const neighbor = await tryFrom('another', 'WINTER10')

    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 404)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect([right.status, neighbor.status]).toEqual([429, 200])
  })

  it('cannot be guessed any faster by asking for all at once', async () => {
    const { add, apply } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 })

    const tries = Array.from({ length: 30 }, (_, index) => apply(`GUESS-${index}`))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 404)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it.each([
    ['nothing', ''],
    ['only spaces', ' \n '],
    ['a control sign', 'WIN\u0000TER10'],
    ['ten kilobytes', 'A'.repeat(10_240)],
    ['a number', 10],
    ['a list', ['WINTER10']],
  ])('cannot be %s, and that is no try', async (_, code) => {
    const { add, apply, backend, sessionKey } = await aShopperWith([{}])
    await add({ variantId: 701, quantity: 1 })
    const request = {
      name: applyVoucher.name,
      sessionKey,
      body: JSON.stringify({ payload: { code } }),
    }

    for (let tries = 0; tries < 11; tries++) {
      expect(await backend.send(request)).toMatchObject({
        status: 400,
        body: { title: 'Invalid payload' },
      })
    }

    expect(await apply('WINTER10')).toMatchObject({ status: 200 })
    expect(backend.logged).toEqual([])
  })

  it('[8.2] needs a session', async () => {
    const { backend } = await aShopperWith([{}])
    const refusal = { status: 400, body: { kind: 'no-session' } }

    expect(await backend.post(applyVoucher, { code: 'WINTER10' })).toMatchObject(refusal)
    expect(await backend.post(removeVoucher, {})).toMatchObject(refusal)
  })

  it('is one, even when two tabs apply different ones at the same moment', async () => {
    const codes = ['A-1', 'B-2', 'C-3']
    const { add, apply, basket } = await aShopperWith(codes.map((code) => ({ code })))
    await add({ variantId: 701, quantity: 1 })
    const { revision } = await basket()

    const answers = await Promise.all(codes.map((code) => apply(code)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = await basket()
    expect(after).toMatchObject({ revision: revision + 3, cost: { withTax: 7_000 } })
    expect(codes).toContain(after.voucher?.code)
  })
})
