import type { Basket } from '@saum/contract/basket-shape'
import { getVariantById } from '@saum/contract/product'
import * as v from '@saum/schema/schema'
import { aDress, aShopper, visiting } from '@saum/testing/basket-shopper'
import { inEveryShop, onSale } from '@saum/testing/catalog-builders'
import { aPromotion } from '@saum/testing/catalog-extras'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

/** 79.90 euros and a tenth less. */
const REGULAR = 7_990
const AGAIN = 7_191

const BASIC = aDress({
  prices: inEveryShop({ amount: REGULAR }, { amount: REGULAR }),
  subscriptionIntervals: [1, 3],
})
const FASHION = aDress({ id: 8 })

function every(months: unknown, group = 'subscription-a') {
  return {
    customData: {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: months },
    },
    itemGroup: { id: group, isMainItem: true, isRequired: true },
  }
}

function linesOf({ items }: Basket) {
  return items.map(({ quantity, price, subscription }) => ({
    quantity,
    cents: price.unit.withTax,
    months: subscription?.intervalMonths ?? null,
  }))
}

describe.each(TEST_ENGINES)('a delivery that comes again, in the basket on %s', (engine) => {
  it('is offered with each size, with interval, term and how it ends', async () => {
    const { backend } = await aShopper({ engine }, [BASIC, FASHION])

    const { body } = await backend.post(getVariantById, { ids: [701, 801] })
    const [basic, fashion] = v.parse(getVariantById.result, body)

    expect(basic?.attributes).toMatchObject({
      subscriptionEligibility: { values: { value: 'true' } },
      subscriptionAvailableIntervals: {
        values: [
          { value: '1', label: 'jeden Monat' },
          { value: '3', label: 'alle 3 Monate' },
        ],
      },
      subscriptionTerm: { values: { label: 'Keine Mindestlaufzeit' } },
      subscriptionCancellationPolicy: {
        values: { label: 'Kündbar bis zum Tag vor der nächsten Lieferung' },
      },
    })
    expect(Object.keys(fashion?.attributes ?? {})).toEqual(['shopSize', 'size', 'colorDetail'])
  })

  it('stands beside the same size bought once, at its own price', async () => {
    const shopper = await aShopper({ engine }, [BASIC])
    await shopper.add({ variantId: 701, quantity: 1 })

    await shopper.add({ variantId: 701, quantity: 2, ...every(3) })

    const basket = await shopper.basket()
    expect(linesOf(basket)).toEqual([
      { quantity: 1, cents: REGULAR, months: null },
      { quantity: 2, cents: AGAIN, months: 3 },
    ])
    expect(basket.cost.withTax).toBe(REGULAR + 2 * AGAIN)
    expect(basket.items.map(({ decidedPrice }) => decidedPrice)).toEqual([undefined, undefined])
  })

  it('costs the current price where a sale is lower still, compared with nothing', async () => {
    const sale = { amount: 4_990, was: REGULAR }
    const shopper = await aShopper({ engine }, [{ ...BASIC, ...onSale(sale, sale) }])

    await shopper.add({ variantId: 701, quantity: 1, ...every(1) })

    const [item] = (await shopper.basket()).items
    expect(item?.price.unit).toMatchObject({ withTax: 4_990, appliedReductions: [] })
    expect(item?.lowestPriorPrice.withTax).toBeNull()
    expect(item?.price.unit.reductionsRelativeTo).toBeUndefined()
  })

  it.each([
    ['an interval nobody has', { variantId: 701, ...every(12) }],
    ['an interval the piece does not come in', { variantId: 701, ...every(2) }],
    ['a piece that is only sold once', { variantId: 801, ...every(1) }],
    ['no group of its own', { variantId: 701, customData: every(1).customData }],
    [
      'a price of its own making',
      {
        variantId: 701,
        ...every(1),
        customData: { pricePromotionKey: 'subscription', unitCents: 1 },
      },
    ],
  ])('is refused with %s', async (_, wanted) => {
    const shopper = await aShopper({ engine }, [BASIC, FASHION])

    const answer = await shopper.add({ quantity: 1, ...wanted })

    expect(answer.status).toBe(412)
    expect(answer.body).toMatchObject({ kind: 'item-unavailable' })
    expect((await shopper.basket()).items).toEqual([])
  })

  it('refuses the unsound of several and takes the others', async () => {
    const shopper = await aShopper({ engine }, [BASIC, FASHION])

    const answer = await shopper.addAll([
      { variantId: 801, quantity: 1, ...every(1) },
      { variantId: 802, quantity: 1 },
    ])

    expect(answer.body).toMatchObject({ errors: [{ variantId: 801, kind: 'ItemUnavailable' }] })
    expect((await shopper.basket()).items.map(({ variant }) => variant.id)).toEqual([802])
  })

  it('cannot be had any more when an update makes it unsound, whatever it says about its price', async () => {
    const shopper = await aShopper({ engine }, [BASIC])
    await shopper.add({ variantId: 701, quantity: 1, ...every(1) })
    const [line] = (await shopper.basket()).items

    const customData = { ...every(5).customData, price: 1 }
    await shopper.update(line?.key ?? '', { quantity: 1, customData })

    const basket = await shopper.basket()
    expect(basket.items).toMatchObject([{ status: 'unavailable' }])
    expect(basket.cost.withTax).toBe(0)
  })

  it('is one per group: whoever joins it is no delivery', async () => {
    const shopper = await aShopper({ engine }, [BASIC])
    await shopper.add({ variantId: 701, quantity: 1, ...every(1) })

    await shopper.add({ variantId: 702, quantity: 1, ...every(1) })

    const { items } = await shopper.basket()
    expect(items.map(({ subscription }) => subscription)).toEqual([
      { intervalMonths: 1 },
      undefined,
    ])
  })

  it('ends with the offer: what stays in the basket cannot be ordered', async () => {
    const shopper = await aShopper({ engine }, [BASIC])
    await shopper.add({ variantId: 701, quantity: 1, ...every(1) })
    const { subscriptionIntervals: _, ...once } = BASIC

    await shopper.backend.importCatalog({ products: [once] })

    expect((await shopper.basket()).items).toMatchObject([{ status: 'unavailable' }])
  })

  it('keeps its price whatever promotion hangs on it or runs', async () => {
    const shopper = await aShopper({ engine }, [{ ...BASIC, promotions: [901] }])
    await shopper.backend.importCatalog({ promotions: [aPromotion()] })
    await shopper.add({ variantId: 702, quantity: 1 })
    const [once] = (await shopper.basket()).applicablePromotions

    const { id } = once?.promotion ?? { id: '' }
    await shopper.add({ variantId: 701, quantity: 1, ...every(1), promotionId: id })

    const [, line] = (await shopper.basket()).items
    expect(id).not.toBe('')
    expect(line).toMatchObject({ promotionId: null, price: { total: { withTax: AGAIN } } })
    expect(line?.promotion).toBeUndefined()
  })

  it('grows where the same is put in again, in whatever group, and not where it comes more often', async () => {
    const shopper = await aShopper({ engine }, [BASIC])

    await shopper.add({ variantId: 701, quantity: 1, ...every(3, 'subscription-a') })
    await shopper.add({ variantId: 701, quantity: 2, ...every(3, 'subscription-b') })
    await shopper.add({ variantId: 701, quantity: 1, ...every(1, 'subscription-c') })

    expect(linesOf(await shopper.basket())).toEqual([
      { quantity: 3, cents: AGAIN, months: 3 },
      { quantity: 1, cents: AGAIN, months: 1 },
    ])
  })

  it('joins the same delivery in the size it is changed to', async () => {
    const shopper = await aShopper({ engine }, [BASIC])
    await shopper.add({ variantId: 701, quantity: 1, ...every(3, 'subscription-a') })
    await shopper.add({ variantId: 702, quantity: 1, ...every(3, 'subscription-b') })
    const [line] = (await shopper.basket()).items

    await shopper.update(line?.key ?? '', { quantity: 1, variantId: 702 })

    expect(linesOf(await shopper.basket())).toEqual([{ quantity: 2, cents: AGAIN, months: 3 }])
  })

  it('keeps its price in another size', async () => {
    const shopper = await aShopper({ engine }, [BASIC])
    await shopper.add({ variantId: 701, quantity: 1, ...every(1) })
    const [line] = (await shopper.basket()).items

    await shopper.update(line?.key ?? '', { quantity: 1, variantId: 702 })

    expect((await shopper.basket()).items).toMatchObject([
      {
        variant: { id: 702 },
        price: { unit: { withTax: AGAIN } },
        subscription: { intervalMonths: 1 },
      },
    ])
  })

  it('is nobody else’s: another visitor has an empty basket', async () => {
    const shopper = await aShopper({ engine }, [BASIC])
    await shopper.add({ variantId: 701, quantity: 1, ...every(1) })

    expect((await visiting(shopper.backend).basket()).items).toEqual([])
  })
})
