import type { Basket } from '@saum/contract/basket-shape'
import { accept, refuse } from '@saum/domain/result'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem, aPromotion } from '#app/features/basket/test-basket.ts'
import type { VoucherRefusal } from './page-notice.ts'
import { redeemCode, type CodeCalls } from './redeem-code.ts'

const ASKS_FOR_CODE = { level: 'global', key: 'code', condition: true } as const

/** A shop that knows no such voucher; what it is told stays readable. */
function aShop(opened: Basket | null, reason: VoucherRefusal['reason'] = 'unknown') {
  const told: unknown[] = []
  const calls: CodeCalls = {
    applyVoucher: async () => refuse({ reason }),
    openPromotions: async (code) => {
      told.push(code)
      return opened
    },
    update: async (choice) => {
      told.push(choice)
      const { items = [], revision = 0 } = opened ?? {}
      const key = `after ${choice.itemKey}`
      return accept(aBasket({ key, items, revision: revision + told.length - 1 }))
    },
  }
  return { told, calls }
}

describe('a code somebody typed', () => {
  it('is a voucher first, and then nothing else is asked', async () => {
    const { told, calls } = aShop(null)
    const basket = aBasket()

    const answer = await redeemCode('WINTER10', {
      ...calls,
      applyVoucher: async () => accept(basket),
    })

    expect(answer).toEqual(accept(basket))
    expect(told).toEqual([])
  })

  it('that is a voucher without effect says why', async () => {
    const { told, calls } = aShop(null, 'expired')

    expect(await redeemCode('SOMMER', calls)).toEqual(refuse({ reason: 'expired' }))
    expect(told).toEqual([])
  })

  it('puts the promotion it opens on every item it is for, and no other promotion', async () => {
    const secret = aPromotion({ id: 'circle', conditions: [ASKS_FOR_CODE] })
    const { told, calls } = aShop(
      aBasket({
        items: [
          aBasketItem({ key: 'a', quantity: 2, wantedQuantity: 3 }),
          aBasketItem({ key: 'b', promotionId: 'knit' }),
          aBasketItem({ key: 'c' }),
        ],
        applicablePromotions: [
          { itemId: 'c', promotion: aPromotion({ id: 'for-everybody' }) },
          { itemId: 'b', promotion: secret },
          { itemId: 'a', promotion: secret },
          { promotion: aPromotion({ id: 'gift', conditions: [ASKS_FOR_CODE] }) },
        ],
      }),
    )

    const answer = await redeemCode('naehkreis 15', calls)

    const promotionCode = 'naehkreis 15'
    expect(told).toEqual([
      'naehkreis 15',
      { itemKey: 'a', promotionId: 'circle', quantity: 3, revision: 1, promotionCode },
      { itemKey: 'b', promotionId: 'circle', quantity: 1, revision: 2, promotionCode },
    ])
    expect(answer).toMatchObject({ ok: true, value: { key: 'after b' } })
  })

  it('leaves the pieces another tab has set since, and passes over what it has taken out', async () => {
    const promotion = aPromotion({ id: 'circle', conditions: [ASKS_FOR_CODE] })
    const items = [aBasketItem({ key: 'a' }), aBasketItem({ key: 'b' })]
    const applicablePromotions = [
      { itemId: 'a', promotion },
      { itemId: 'b', promotion },
    ]
    const { told, calls } = aShop(aBasket({ revision: 1, items, applicablePromotions }))
    const changed = aBasket({ revision: 5, items: [aBasketItem({ key: 'b', quantity: 4 })] })

    const answer = await redeemCode('NAEHKREIS15', {
      ...calls,
      update: async (choice) => {
        told.push(choice)
        return choice.revision === 5 ? accept(changed) : refuse({ basket: changed })
      },
    })

    expect(answer).toEqual(accept(changed))
    expect(told.slice(1)).toMatchObject([
      { itemKey: 'a', revision: 1 },
      { itemKey: 'b', revision: 5, quantity: 4 },
    ])
  })

  it('that is right but goes with nothing in the basket is not called unknown', async () => {
    const { calls } = aShop(aBasket({ items: [aBasketItem()] }))

    expect(await redeemCode('NAEHKREIS15', calls)).toEqual(refuse({ reason: 'nothing-to-reduce' }))
  })

  it('that nobody knows is unknown', async () => {
    const { calls } = aShop(null)

    expect(await redeemCode('NOBODY', calls)).toEqual(refuse({ reason: 'unknown' }))
  })
})
