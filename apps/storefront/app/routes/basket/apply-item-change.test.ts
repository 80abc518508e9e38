import { createBackend } from '@saum/contract/backend'
import type { Basket } from '@saum/contract/basket-shape'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem, applied, aPromotion } from '#app/features/basket/test-basket.ts'
import { aVariant } from '#app/features/catalog/test-product.ts'
import { applyBasketChange } from './apply-basket-change.ts'
import type { BasketChange } from './basket-change.ts'

type Answer = { status?: number; body: object }

const GROUP = { id: 'set', isMainItem: true, isRequired: false }
const ITEM = aBasketItem({ key: 'a', quantity: 2, promotionId: 'knit' })
const SET = [
  aBasketItem({ key: 'a', itemGroup: GROUP }),
  aBasketItem({
    key: 'b',
    variant: aVariant('40', { id: 702 }),
    itemGroup: { ...GROUP, isMainItem: false, isRequired: true },
  }),
]
const BASKET = aBasket({ revision: 7, items: [ITEM] })

/** A shop with a basket; what a test does not say is agreed to. */
function aShop(answers: Readonly<Record<string, Answer>> = {}, basket: Basket = BASKET) {
  const asked: [name: string, payload: Record<string, unknown>][] = []
  const backend = createBackend(
    async ({ name, body }) => {
      const { payload } = JSON.parse(body) as { payload: Record<string, unknown> }
      asked.push([name, payload])
      const { status = 200, body: answer } = answers[name] ?? { body: { basket } }
      return { status, contentType: 'application/json', body: JSON.stringify(answer) }
    },
    { shopId: 10_028, requestId: 'test' },
  )
  const payloadOf = (name: string) => asked.find(([call]) => call === name)?.[1]
  return { backend, asked, payloadOf }
}

function refusal(status: number, kind: string, more: object = {}): Answer {
  return { status, body: { status, kind, title: '', ...more } }
}

async function outcomeOf(shop: ReturnType<typeof aShop>, change: BasketChange) {
  return applyBasketChange(shop.backend, change)
}

describe('a form about one item', () => {
  it('sets its number and leaves its promotion as it is', async () => {
    const shop = aShop()

    await outcomeOf(shop, { intent: 'update', itemKey: 'a', quantity: 3, revision: 7 })

    expect(shop.payloadOf('updateBasketItem')).toEqual({
      basketItemKey: 'a',
      update: { quantity: 3, promotionId: 'knit' },
      revision: 7,
    })
  })

  it('counts from the field where the minus or the plus was pressed', async () => {
    const shop = aShop()

    await outcomeOf(shop, { intent: 'update', itemKey: 'a', quantity: 2, step: '1' })

    expect(shop.payloadOf('updateBasketItem')).toMatchObject({ update: { quantity: 3 } })
  })

  it('removes it at nothing, and offers to put it back', async () => {
    const shop = aShop()

    const outcome = await outcomeOf(shop, { intent: 'update', itemKey: 'a', quantity: 0 })

    expect(shop.payloadOf('removeItemFromBasket')).toEqual({ itemKey: 'a' })
    expect(outcome.says).toEqual([['removed', '701:2:p=knit']])
  })

  it('changes the size and nothing else', async () => {
    const shop = aShop()

    await outcomeOf(shop, { intent: 'size', itemKey: 'a', variantId: 702, revision: undefined })

    expect(shop.payloadOf('updateBasketItem')).toEqual({
      basketItemKey: 'a',
      update: { quantity: 2, promotionId: 'knit', variantId: 702 },
      revision: 7,
    })
  })

  it('accepts a changed price with the number it has', async () => {
    const shop = aShop()

    await outcomeOf(shop, { intent: 'acknowledge', itemKey: 'a' })

    expect(shop.payloadOf('updateBasketItem')).toMatchObject({
      update: { quantity: 2, promotionId: 'knit' },
      revision: 7,
    })
  })

  it('gives up a promotion for good', async () => {
    const offered = { itemId: 'a', promotion: aPromotion() }
    const shop = aShop({}, { ...BASKET, applicablePromotions: [offered] })

    await outcomeOf(shop, { intent: 'promotion', itemKey: 'a', promotionId: '' })

    const updates = shop.asked.filter(([name]) => name === 'updateBasketItem')
    expect(updates.map(([, payload]) => payload['update'])).toEqual([
      { quantity: 2, promotionId: null },
    ])
  })

  it('moves it to the wishlist with its size', async () => {
    const shop = aShop()

    const outcome = await outcomeOf(shop, { intent: 'save', itemKey: 'a' })

    expect(shop.payloadOf('addItemToWishlist')).toEqual({ variantId: 701 })
    expect(outcome.says).toEqual([['saved', '701:2:p=knit']])
  })

  it('leaves it where it is when the wishlist is full', async () => {
    const shop = aShop({ addItemToWishlist: refusal(413, 'MaximumItemCountReached') })

    const outcome = await outcomeOf(shop, { intent: 'save', itemKey: 'a' })

    expect(outcome.problem).toBe('wishlist_full')
    expect(shop.payloadOf('removeItemFromBasket')).toBeUndefined()
  })

  it('moves the product without its size where that has sold out', async () => {
    const shop = aShop({ addItemToWishlist: refusal(412, 'ItemUnavailable') })

    await outcomeOf(shop, { intent: 'save', itemKey: 'a' })

    const wishes = shop.asked.filter(([name]) => name === 'addItemToWishlist')
    expect(wishes.map(([, payload]) => Object.keys(payload))).toEqual([
      ['variantId'],
      ['productId'],
    ])
  })

  it('moves all of a group to the wishlist before the group leaves', async () => {
    const shop = aShop({}, aBasket({ items: SET }))

    await outcomeOf(shop, { intent: 'save', itemKey: 'a' })

    const told = shop.asked.slice(1).map(([name, payload]) => [name, Object.values(payload)[0]])
    expect(told).toEqual([
      ['addItemToWishlist', 701],
      ['addItemToWishlist', 702],
      ['removeItemFromBasket', 'a'],
    ])
  })

  it('does not remember a promotion that only a code opens', async () => {
    const conditions = [{ level: 'global', key: 'code', condition: true }] as const
    const secret = applied(aPromotion({ id: 'circle', conditions: [...conditions] }))
    const shop = aShop({}, aBasket({ items: [aBasketItem({ key: 'a', ...secret })] }))

    const outcome = await outcomeOf(shop, { intent: 'remove', itemKey: 'a' })

    expect(outcome.says).toEqual([['removed', '701:1']])
  })

  it('remembers the whole group it takes with it', async () => {
    const shop = aShop({}, aBasket({ items: SET }))

    const outcome = await outcomeOf(shop, { intent: 'remove', itemKey: 'a' })

    expect(outcome.says).toEqual([
      ['removed', '701:1:m:set'],
      ['removed', '702:1:r:set'],
    ])
  })

  it.each([
    [refusal(412, 'item-unavailable'), 'out_of_stock'],
    [refusal(413, 'basket-full'), 'full'],
    [refusal(404, 'variant-not-found'), 'failed'],
  ])('[8.5] says why it was refused: %j', async (answer, problem) => {
    const shop = aShop({ updateBasketItem: answer })

    const outcome = await outcomeOf(shop, { intent: 'update', itemKey: 'a', quantity: 3 })

    expect(outcome.problem).toBe(problem)
  })

  it('says that another window was faster', async () => {
    const changed = aShop({ updateBasketItem: refusal(409, 'basket-changed') })
    const update = { intent: 'update', itemKey: 'a', quantity: 3, revision: 1 } as const

    expect((await outcomeOf(changed, update)).says).toEqual([['notice', 'conflict']])
    expect((await outcomeOf(aShop(), { ...update, itemKey: 'gone' })).says).toEqual([
      ['notice', 'conflict'],
    ])
  })

  it('removes what is gone already without a word', async () => {
    const outcome = await outcomeOf(aShop(), { intent: 'remove', itemKey: 'gone' })

    expect(outcome).toEqual({ problem: null, hasAdded: false, refusedIds: [] })
  })

  it.each([
    [2, 'stock-2'],
    [40, 'limit'],
  ])('says why there are fewer of %i', async (availableQuantity, notice) => {
    const basket = aBasket({ items: [{ ...ITEM, availableQuantity }] })
    const errors = [
      {
        operation: 'update',
        variantId: 701,
        statusCode: 206,
        kind: 'ItemAddedWithReducedQuantity',
      },
    ]
    const shop = aShop({ updateBasketItem: { body: { basket, errors } } })

    const outcome = await outcomeOf(shop, { intent: 'update', itemKey: 'a', quantity: 50 })

    expect(outcome.says).toEqual([['notice', notice]])
  })
})

describe('a form about what is given', () => {
  it('adds a gift with its promotion, and only once however often it is sent', async () => {
    const shop = aShop()

    await outcomeOf(shop, { intent: 'gift', promotionId: 'scarf', variantId: 900 })

    expect(shop.payloadOf('addItemsToBasket')).toEqual({
      items: [{ variantId: 900, quantity: 1, promotionId: 'scarf' }],
      existingItemHandling: 'KeepExisting',
    })
  })

  it('puts back what was taken out with what hung on it', async () => {
    const shop = aShop()

    await outcomeOf(shop, { intent: 'undo', items: ['900:1:p=scarf', '701:2'] })

    expect(shop.payloadOf('addItemsToBasket')).toEqual({
      items: [
        { variantId: 900, quantity: 1, promotionId: 'scarf' },
        { variantId: 701, quantity: 2 },
      ],
    })
  })

  it('puts it back without a promotion that nobody knows any more', async () => {
    const shop = aShop({ addItemsToBasket: refusal(400, 'promotion-not-found') })

    await outcomeOf(shop, { intent: 'undo', items: ['900:1:p=over'] })

    const adds = shop.asked.filter(([name]) => name === 'addItemsToBasket')
    expect(adds.map(([, payload]) => payload['items'])).toEqual([
      [{ variantId: 900, quantity: 1, promotionId: 'over' }],
      [{ variantId: 900, quantity: 1 }],
    ])
  })

  it('[4.9] applies what holds after something was put in, also without script', async () => {
    const basket = aBasket({
      items: [aBasketItem({ key: 'new' })],
      applicablePromotions: [{ itemId: 'new', promotion: aPromotion({ id: 'knit' }) }],
    })
    const shop = aShop({ addItemsToBasket: { body: { basket } } })

    await outcomeOf(shop, { intent: 'add', variantIds: [701], quantity: 1 })

    expect(shop.payloadOf('updateBasketItem')).toEqual({
      basketItemKey: 'new',
      update: { promotionId: 'knit', quantity: 1 },
      revision: 1,
    })
  })

  it('has added something even when the promotion then fails', async () => {
    const basket = aBasket({
      items: [aBasketItem({ key: 'new' })],
      applicablePromotions: [{ itemId: 'new', promotion: aPromotion() }],
    })
    const shop = aShop({
      addItemsToBasket: { body: { basket } },
      updateBasketItem: { status: 500, body: {} },
    })

    const outcome = await outcomeOf(shop, { intent: 'add', variantIds: [701], quantity: 1 })

    expect(outcome).toEqual({ problem: null, hasAdded: true, refusedIds: [] })
  })

  it('names what keeps a voucher from being taken', async () => {
    const fault = { reason: 'below-minimum', minimumCents: 5_000, missingCents: 1_205 }
    const shop = aShop({ applyVoucher: refusal(409, 'voucher-not-applicable', { fault }) })

    const outcome = await outcomeOf(shop, { intent: 'voucher', code: 'WINTER10' })

    expect(outcome.says).toEqual([
      ['voucher', 'below-minimum'],
      ['minimum', '5000'],
      ['missing', '1205'],
    ])
  })

  it.each([
    [404, 'voucher-not-found', 'unknown'],
    [429, 'too-many-requests', 'too-many'],
  ])('tells a %i of a voucher as %s', async (status, kind, reason) => {
    const shop = aShop({
      applyVoucher: refusal(status, kind),
      getApplicablePromotionsByCode: refusal(400, 'promotion-not-found'),
    })

    const outcome = await outcomeOf(shop, { intent: 'voucher', code: 'X' })

    expect(outcome.says).toEqual([['voucher', reason]])
  })

  it('takes the code of a promotion in the same field', async () => {
    const conditions = [{ level: 'global', key: 'code', condition: true }] as const
    const basket = aBasket({
      items: [ITEM],
      applicablePromotions: [
        { itemId: 'a', promotion: aPromotion({ id: 'circle', conditions: [...conditions] }) },
      ],
    })
    const shop = aShop({
      applyVoucher: refusal(404, 'voucher-not-found'),
      getApplicablePromotionsByCode: { body: { basket } },
    })

    const outcome = await outcomeOf(shop, { intent: 'voucher', code: 'naehkreis15' })

    expect(outcome.says).toBeUndefined()
    expect(shop.payloadOf('updateBasketItem')).toEqual({
      basketItemKey: 'a',
      update: { promotionId: 'circle', quantity: 2, promotionCode: 'naehkreis15' },
      revision: 1,
    })
  })
})
