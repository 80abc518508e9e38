import { applyVoucher } from '@saum/contract/basket'
import { redeemPoints } from '@saum/contract/fashion-card'
import { CARD_GROUPS, type Level } from '@saum/domain/fashion-card'
import * as v from '@saum/schema/schema'
import { aDress } from '@saum/testing/basket-shopper'
import { givePoints } from '@saum/testing/card-holder'
import { aCategory, inEveryShop } from '@saum/testing/catalog-builders'
import { checkingOut } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { listVoucherCodes } from '../import/load-documents.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')
/** Less than delivery is free from. */
const CHEAP = inEveryShop({ amount: 2_000 }, { amount: 2_500 })

describe.each(TEST_ENGINES)('buying with a fashion card on %s', (engine) => {
  async function aShop(level: Level) {
    const backend = await startTestBackend({
      engine,
      now: () => NOW,
      catalog: {
        categories: [aCategory()],
        products: [aDress({ prices: CHEAP })],
        customers: [
          aCustomerWithPassword({ groups: [CARD_GROUPS[level]] }),
          aCustomerWithPassword({ id: 92, groups: [CARD_GROUPS[level]] }),
        ],
      },
    })
    async function aBuyer(id: number) {
      const { nextSessionKey } = await logIn(backend, { email: `customer-${id}@saum.example` })
      const buyer = checkingOut(backend, { sessionKey: nextSessionKey })
      await buyer.add({ variantId: 701, quantity: 1 })
      const apply = (code: string) => backend.postAs(nextSessionKey, applyVoucher, { code })
      return { ...buyer, apply }
    }
    async function aVoucherOf(id: number) {
      await givePoints(backend.db, { customerId: id, points: 100, at: NOW })
      const { nextSessionKey } = await logIn(backend, { email: `customer-${id}@saum.example` })
      const { body } = await backend.postAs(nextSessionKey, redeemPoints, { requestKey: 'one' })
      return v.parse(redeemPoints.result, body).voucher.code
    }
    return { backend, aBuyer, aVoucherOf }
  }

  it.each<[Level, number, boolean]>([
    ['vip', 0, true],
    ['basic', 395, false],
  ])('%s pays %i cents for standard delivery of something cheap', async (level, cents, isFree) => {
    const buyer = await (await aShop(level)).aBuyer(91)

    const { cost, availableShippingOptions } = await buyer.prepare()

    expect(cost.deliveryCents).toBe(cents)
    expect(availableShippingOptions[0]).toMatchObject({ key: 'standard', feeCents: cents })
    expect((await buyer.basket()).isDeliveryFree ?? false).toBe(isFree)
  })

  it('takes a voucher of points from its owner only: for others it does not exist', async () => {
    const { aBuyer, aVoucherOf } = await aShop('basic')
    const [owner, stranger] = [await aBuyer(91), await aBuyer(92)]
    const code = await aVoucherOf(91)

    const foreign = await stranger.apply(code)
    const madeUp = await stranger.apply('SAUM-AAAA-AAAA-AAAA')
    const own = await owner.apply(code.toLowerCase())

    expect(foreign).toMatchObject({ status: 404, body: { kind: 'voucher-not-found' } })
    expect(foreign.body).toEqual(madeUp.body)
    expect(own).toMatchObject({ status: 200, body: { basket: { voucher: { reducedCents: 500 } } } })
  })

  it('has codes that nobody guesses, and that no import knows', async () => {
    const { backend, aVoucherOf } = await aShop('basic')

    const codes = [await aVoucherOf(91), await aVoucherOf(92)]

    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toMatch(/^SAUM(-[A-HJ-NP-Z2-9]{4}){3}$/)
    expect(await listVoucherCodes(backend.db.sql)).toEqual([])
  })
})
