import { getOrderToken } from '@saum/contract/account'
import {
  getBasket,
  mergeBaskets,
  removeItemFromBasket,
  updateBasketItem,
} from '@saum/contract/basket'
import type { Call } from '@saum/contract/call'
import { ALL_CALLS } from '@saum/contract/calls'
import {
  addGiftCard,
  getCheckoutToken,
  removeGiftCard,
  setCheckoutAddresses,
  startCheckout,
} from '@saum/contract/checkout'
import {
  createReturn,
  getReturn,
  getReturnableItems,
  quoteReturn,
} from '@saum/contract/order-return'
import { getWishlist, removeItemFromWishlist } from '@saum/contract/wishlist'
import * as v from '@saum/schema/schema'
import { anAddress, checkingOut, stateOf } from '@saum/testing/checkout-shopper'
import { NOW } from '@saum/testing/order-placing'
import { MISSING_IDS, PRIVATE_WORDS, twoCustomers } from '@saum/testing/two-customers'
import { describe, expect, it } from 'vitest'
import { issueGiftCard } from '../gift-card/issue-gift-card.ts'

type World = Awaited<ReturnType<typeof twoCustomers>>

/** A call that names something by a key, with that key in its place. */
interface Attempt {
  call: Call
  /** Of the first customer. */
  foreign: (world: World) => Promise<string | number>
  missing: string | number
  payload: (key: string | number, world: World) => Promise<object>
}

/** Calls without `customer` access that name something of one visitor or one order beside the token. */
const ATTEMPTS: Record<string, Attempt> = {
  'an item of the basket to be removed': {
    call: removeItemFromBasket,
    foreign: basketItemOf,
    missing: 'missing',
    payload: async (itemKey) => ({ itemKey }),
  },
  'an item of the basket to be changed': {
    call: updateBasketItem,
    foreign: basketItemOf,
    missing: 'missing',
    payload: async (basketItemKey) => ({
      basketItemKey,
      update: { quantity: 3, promotionId: null },
    }),
  },
  'a basket to be merged': {
    call: mergeBaskets,
    foreign: async (world) => (await basketOf(world, world.first.sessionKey)).key,
    missing: 'missing',
    payload: async (fromBasketKey, world) => ({
      fromBasketKey,
      toBasketKey: (await basketOf(world, world.otherKey)).key,
    }),
  },
  'an item of the wishlist': {
    call: removeItemFromWishlist,
    foreign: wishOf,
    missing: 'missing',
    payload: async (itemKey) => ({ itemKey }),
  },
  'a saved address in the checkout': {
    call: setCheckoutAddresses,
    foreign: async ({ ids }) => ids.addressId,
    missing: MISSING_IDS.addressId,
    payload: async (savedAddressId, world) => ({
      checkoutJwt: await checkoutOf(world),
      shipping: anAddress(),
      isSame: true,
      savedAddressId,
    }),
  },
  'a gift card of a checkout': {
    call: removeGiftCard,
    foreign: giftCardOf,
    missing: 'missing',
    payload: async (id, world) => ({ checkoutJwt: await checkoutOf(world), id }),
  },
  'a return': {
    call: getReturn,
    foreign: returnOf,
    missing: 'missing',
    payload: async (returnId, world) => ({ orderToken: await ownOrderToken(world), returnId }),
  },
  'a piece of an order in a quote': {
    call: quoteReturn,
    foreign: pieceOf,
    missing: 987_654_321,
    payload: async (itemId, world) => ({
      orderToken: await ownOrderToken(world),
      items: [{ itemId: Number(itemId) }],
    }),
  },
  'a piece of an order in a return': {
    call: createReturn,
    foreign: pieceOf,
    missing: 987_654_321,
    payload: async (itemId, world) => ({
      orderToken: await ownOrderToken(world),
      items: [{ itemId: Number(itemId) }],
      method: 'label_pdf',
      requestKey: 'foreign',
    }),
  },
}

/** What every visitor may name: goods, branches, choices, and keys of the form itself. */
const NAMES_NOTHING_OF_OTHERS =
  /^(?:variantId|productId|categoryId|branchId|optionKey|methodKey|requestKey|choiceKey|promotionId|campaignKey)$/

describe('a visitor who knows the key of something that belongs to another', () => {
  it('is tried with every call that takes such a key', () => {
    const tried = new Set(Object.values(ATTEMPTS).map(({ call }) => call))
    const others = ALL_CALLS.filter(
      ({ access, limit }) => access === 'session' || limit === 'address',
    )
    const naming = others.filter(({ payload }) =>
      fieldsOf(payload).some(
        (field) => /(?:id|key)$/i.test(field) && !NAMES_NOTHING_OF_OTHERS.test(field),
      ),
    )

    expect(naming.map(({ name }) => name)).toContain(setCheckoutAddresses.name)
    expect(naming.filter((call) => !tried.has(call)).map(({ name }) => name)).toEqual([])
  })

  it.each(Object.entries(ATTEMPTS))(
    'is answered as for one there is not: %s',
    async (_, { call, foreign, missing, payload }) => {
      const world = await twoCustomers()
      const key = await foreign(world)
      const before = await world.rowsOfFirst()
      const ask = async (named: string | number) => {
        const answer = await world.ask(call, await payload(named, world))
        // Some answers repeat the key they were sent.
        return JSON.stringify(answer).replaceAll(String(named), 'key')
      }

      const answer = await ask(key)

      expect(key).toBeTruthy()
      expect(answer).not.toMatch(/"status":5\d\d|Invalid payload/)
      for (const word of PRIVATE_WORDS) expect(answer).not.toContain(word)
      expect(answer).toBe(await ask(missing))
      expect(await world.rowsOfFirst()).toEqual(before)
    },
  )
})

function fieldsOf(payload: Call['payload']): string[] {
  return 'entries' in payload ? Object.keys(payload.entries ?? {}) : []
}

async function basketOf({ backend }: World, sessionKey: string) {
  const { body } = await backend.postAs(sessionKey, getBasket, {})
  return v.parse(getBasket.result, body).basket
}

async function basketItemOf(world: World): Promise<string> {
  return (await basketOf(world, world.first.sessionKey)).items[0]?.key ?? ''
}

async function wishOf({ backend, first }: World): Promise<string> {
  const { body } = await backend.postAs(first.sessionKey, getWishlist, {})
  return v.parse(getWishlist.result, body).items[0]?.key ?? ''
}

/** Of the second customer. */
async function checkoutOf({ ask }: World): Promise<string> {
  const { checkoutJwt } = v.parse(getCheckoutToken.result, (await ask(getCheckoutToken, {})).body)
  await ask(startCheckout, { checkoutJwt })
  return checkoutJwt
}

/** In the checkout of the first customer. */
async function giftCardOf({ backend, db, first }: World): Promise<string> {
  const card = await issueGiftCard(db, { cents: 1_000, currency: 'EUR', now: NOW })
  const customer = checkingOut(backend, { sessionKey: first.sessionKey })
  await customer.state()
  return stateOf(await customer.call(addGiftCard, card)).giftCards[0]?.id ?? ''
}

async function ownOrderToken({ ask, ownOrderId }: World): Promise<string> {
  const { body } = await ask(getOrderToken, { orderId: ownOrderId })
  return v.parse(getOrderToken.result, body).orderToken
}

async function tokenOfFirst({ backend, first }: World): Promise<string> {
  const { sessionKey, orderId } = first
  const { body } = await backend.postAs(sessionKey, getOrderToken, { orderId })
  return v.parse(getOrderToken.result, body).orderToken
}

async function pieceOf(world: World): Promise<number> {
  const orderToken = await tokenOfFirst(world)
  const { body } = await world.backend.post(getReturnableItems, { orderToken })
  return v.parse(getReturnableItems.result, body).items[0]?.itemIds[0] ?? 0
}

async function returnOf(world: World): Promise<string> {
  const { body } = await world.backend.post(createReturn, {
    orderToken: await tokenOfFirst(world),
    items: [{ itemId: await pieceOf(world) }],
    method: 'label_pdf',
    requestKey: 'own',
  })
  return v.parse(createReturn.result, body).returnId
}
