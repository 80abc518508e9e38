import { addItemToBasket, applyVoucher, getBasket, updateBasketItem } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import { SHOPS } from '@saum/domain/shops'
import { aDress, aShopper, visiting } from '@saum/testing/basket-shopper'
import { inEveryShop, onSale } from '@saum/testing/catalog-builders'
import { aCustomer, aGroupPrice, aPromotion, aVoucher } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import type { TestAnswer, TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [, , ch] = SHOPS
const CLAIM = { orderCustomData: { customer: { customerGroups: ['VIP_Card'] } } }

describe.each(TEST_ENGINES)('[7.24] prices of customer groups on %s', (engine) => {
  async function aCardShop(groupCents = 6_000) {
    const shopper = await aShopper({ engine }, [
      aDress({ prices: inEveryShop({ amount: 8_000 }, { amount: 9_000 }) }),
      aDress({
        id: 8,
        ...onSale({ amount: 5_000, was: 10_000 }, { amount: 6_000, was: 10_000 }),
      }),
    ])
    await shopper.backend.importCatalog({
      customers: [
        aCustomerWithPassword({ id: 91, groups: ['VIP_Card'] }),
        aCustomerWithPassword({ id: 92, groups: ['Basic_Card'] }),
        aCustomerWithPassword({ id: 93, groups: [] }),
      ],
      'group-prices': [
        aGroupPrice({ variantId: 701, customerGroup: 'VIP_Card', amount: groupCents }),
        aGroupPrice({ variantId: 701, customerGroup: 'Basic_Card', amount: 7_000 }),
        aGroupPrice({ variantId: 801, customerGroup: 'VIP_Card', amount: 4_000 }),
      ],
      promotions: [
        aPromotion({
          id: 'card',
          conditions: [
            { level: 'global', key: 'customerGroup', condition: { in: ['VIP_Card'] } },
            { level: 'item', key: 'notReduced', condition: true },
          ],
        }),
      ],
      vouchers: [aVoucher({ effect: { type: 'relative', value: 50 } })],
    })
    return shopper.backend
  }

  async function aCustomerOf(backend: TestBackend, customerId: number) {
    const { email } = aCustomer({ id: customerId })
    const { nextSessionKey } = await logIn(backend, { email })
    return visiting(backend, nextSessionKey)
  }

  function basketOf({ body }: TestAnswer): Basket {
    return (body as { basket: Basket }).basket
  }

  it('are what a customer of the group pays, and tell what everybody pays', async () => {
    const vip = await aCustomerOf(await aCardShop(), 91)

    await vip.add({ variantId: 701, quantity: 2 })

    expect(await vip.basket()).toMatchObject({
      items: [
        {
          price: {
            unit: {
              withTax: 6_000,
              appliedReductions: [
                { category: 'sale', amount: { absoluteWithTax: 2_000, relative: 0.25 } },
              ],
            },
            total: { withTax: 12_000 },
          },
        },
      ],
      cost: { withTax: 12_000, appliedReductions: [{ amount: { absoluteWithTax: 4_000 } }] },
    })
    expect((await vip.basket()).items[0]).not.toHaveProperty('decidedPrice')
  })

  it('differ from group to group, and are nothing to customers of none', async () => {
    const backend = await aCardShop()
    const asked = async (customerId: number) => {
      const customer = await aCustomerOf(backend, customerId)
      await customer.add({ variantId: 701, quantity: 1 })
      return (await customer.basket()).cost.withTax
    }

    expect([await asked(91), await asked(92), await asked(93)]).toEqual([6_000, 7_000, 8_000])
  })

  it('come with the promotions of the group, on what is not reduced by them', async () => {
    const vip = await aCustomerOf(await aCardShop(), 91)
    await vip.add({ variantId: 701, quantity: 1 })
    await vip.add({ variantId: 702, quantity: 1 })

    const { items, applicablePromotions } = await vip.basket()

    expect(applicablePromotions).toMatchObject([
      { itemId: items[1]?.key, promotion: { id: 'card' } },
    ])
  })

  it('are not given to somebody who only says to be in the group', async () => {
    const backend = await aCardShop()
    const { sessionKey } = visiting(backend)
    const item = { variantId: 701, quantity: 1, ...CLAIM }

    const added = basketOf(await backend.postAs(sessionKey, addItemToBasket, item))
    const read = basketOf(await backend.postAs(sessionKey, getBasket, CLAIM))
    const update = { quantity: 1, promotionId: 'card' }
    const promoted = await backend.postAs(sessionKey, updateBasketItem, {
      basketItemKey: added.items[0]?.key ?? '',
      update,
      ...CLAIM,
    })
    const withVoucher = await backend.postAs(sessionKey, applyVoucher, {
      code: 'WINTER10',
      ...CLAIM,
    })

    expect([added.cost.withTax, read.cost.withTax]).toEqual([8_000, 8_000])
    expect([added.applicablePromotions, read.applicablePromotions]).toEqual([[], []])
    expect(basketOf(promoted)).toMatchObject({
      cost: { withTax: 8_000 },
      items: [{ promotion: { isValid: false, failedConditions: [{ key: 'customerGroup' }] } }],
    })
    expect(basketOf(withVoucher).cost.withTax).toBe(4_000)
  })

  it('are not given in a shop the customer is not logged in to', async () => {
    const vip = await aCustomerOf(await aCardShop(), 91)

    await vip.add({ variantId: 701, quantity: 1 }, ch.shopId)

    expect((await vip.basket(ch.shopId)).cost.withTax).toBe(9_000)
  })

  it.each([8_000, 8_001, 1_000_000])('never raise a price: %i for 8000', async (groupCents) => {
    const vip = await aCustomerOf(await aCardShop(groupCents), 91)

    await vip.add({ variantId: 701, quantity: 1 })

    const [item] = (await vip.basket()).items
    expect(item?.price.unit).toMatchObject({ withTax: 8_000, appliedReductions: [] })
  })

  it('go below a sale, from the price before it', async () => {
    const vip = await aCustomerOf(await aCardShop(), 91)

    await vip.add({ variantId: 801, quantity: 1 })

    const [item] = (await vip.basket()).items
    expect(item?.price.unit).toMatchObject({
      withTax: 4_000,
      appliedReductions: [{ category: 'sale', amount: { absoluteWithTax: 6_000 } }],
    })
  })

  it('end with the membership, without a word about the basket', async () => {
    const backend = await aCardShop()
    const vip = await aCustomerOf(backend, 91)
    await vip.add({ variantId: 701, quantity: 1 })

    await backend.importCatalog({ customers: [aCustomer({ id: 91, groups: [] })] })

    expect(await vip.basket()).toMatchObject({
      items: [{ price: { unit: { withTax: 8_000 } }, decidedPrice: 6_000 }],
    })
  })
})
