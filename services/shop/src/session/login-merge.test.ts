import { applyVoucher, getBasket, mergeBaskets } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import { addItemToWishlist, getWishlist } from '@saum/contract/wishlist'
import * as v from '@saum/schema/schema'
import { aDress, visiting, type Shopper } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aVoucher } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [S, M] = [701, 702]
const ONE_MORE = { variantId: S, quantity: 1 }

describe.each(STORAGE_ENGINES)('[7.18] a visitor who logs in on %s', (engine) => {
  async function aShop() {
    const products = [1, 2, 3, 4, 7].map((id) => aDress({ id }))
    return startTestBackend({
      engine,
      catalog: {
        categories: [aCategory()],
        products,
        customers: [aCustomerWithPassword(), aCustomerWithPassword({ id: 92 })],
        vouchers: [aVoucher(), aVoucher({ code: 'WELCOME' })],
      },
    })
  }

  it('finds what they had put in beside what was there, and nothing is left behind', async () => {
    const backend = await aShop()
    const { nextSessionKey: earlier } = await logIn(backend)
    await addAs(backend, earlier, { variantId: S, quantity: 2 })
    const visitor = visiting(backend)
    await visitor.add({ variantId: S, quantity: 1 })
    await visitor.add({ variantId: M, quantity: 3, customData: { note: 'gift' } })

    const { nextSessionKey } = await logIn(backend, visitor)

    const basket = await basketOf(backend, nextSessionKey)
    expect(quantitiesOf(basket)).toEqual({ [S]: 3, [M]: 3 })
    expect(basket.items[1]).toMatchObject({ customData: { note: 'gift' } })
    expect((await visitor.basket()).items).toEqual([])
  })

  it('is logged in even if their basket is too full or sold out', async () => {
    const backend = await aShop()
    const { nextSessionKey: earlier } = await logIn(backend)
    await addAs(backend, earlier, { variantId: S, quantity: 9 })
    const visitor = visiting(backend)
    await visitor.addAll([
      { variantId: S, quantity: 9 },
      { variantId: M, quantity: 2 },
    ])
    await backend.importCatalog({ products: [aDress({ id: 7 }, { [M]: 0 })] })

    const { status, nextSessionKey } = await logIn(backend, visitor)

    const { items } = await basketOf(backend, nextSessionKey)
    expect(status).toBe(204)
    expect(items).toMatchObject([
      { variant: { id: S }, quantity: 9, status: 'available' },
      { variant: { id: M }, status: 'unavailable' },
    ])
  })

  it('keeps their voucher unless the customer has one', async () => {
    const backend = await aShop()
    const [first, second] = [visiting(backend), visiting(backend)]
    for (const { add } of [first, second]) await add({ variantId: S, quantity: 1 })
    await backend.postAs(first.sessionKey, applyVoucher, { code: 'welcome' })
    await backend.postAs(second.sessionKey, applyVoucher, { code: 'winter10' })

    const onPhone = await logIn(backend, first)
    const afterFirst = await basketOf(backend, onPhone.nextSessionKey)
    await logIn(backend, second)

    const afterSecond = await basketOf(backend, onPhone.nextSessionKey)
    expect(afterFirst.voucher?.code).toBe('WELCOME')
    expect(afterSecond.voucher?.code).toBe('WELCOME')
    expect(quantitiesOf(afterSecond)).toEqual({ [S]: 2 })
  })

  it('finds their wishes on top of the others, in their order and each once', async () => {
    const backend = await aShop()
    const { nextSessionKey: earlier } = await logIn(backend)
    await wishAs(backend, earlier, [1, 2])
    const visitor = visiting(backend)
    await wishAs(backend, visitor.sessionKey, [3, 2, 4])

    const { nextSessionKey } = await logIn(backend, visitor)

    expect(await wishesOf(backend, nextSessionKey)).toEqual([4, 3, 2, 1])
    expect(await wishesOf(backend, visitor.sessionKey)).toEqual([])
  })

  it('takes nothing along from another customer', async () => {
    const backend = await aShop()
    const anna = await logIn(backend)
    await addAs(backend, anna.nextSessionKey, { variantId: S, quantity: 1 })
    await wishAs(backend, anna.nextSessionKey, [1])

    const second = { email: 'customer-92@saum.example', sessionKey: anna.nextSessionKey }
    const { nextSessionKey } = await logIn(backend, second)

    const back = await logIn(backend)
    expect((await basketOf(backend, nextSessionKey)).items).toEqual([])
    expect(await wishesOf(backend, nextSessionKey)).toEqual([])
    expect(quantitiesOf(await basketOf(backend, back.nextSessionKey))).toEqual({ [S]: 1 })
    expect(await wishesOf(backend, back.nextSessionKey)).toEqual([1])
  })

  it('takes nothing along that a failed login was about', async () => {
    const backend = await aShop()
    const visitor = visiting(backend)
    await visitor.add({ variantId: S, quantity: 1 })

    await logIn(backend, { ...visitor, password: 'guessed' })

    expect(quantitiesOf(await visitor.basket())).toEqual({ [S]: 1 })
    expect((await basketOf(backend, (await logIn(backend)).nextSessionKey)).items).toEqual([])
  })

  it('has every piece once, however many devices log in at the same moment', async () => {
    const backend = await aShop()
    const devices = Array.from({ length: 4 }, () => visiting(backend))
    for (const { add, sessionKey } of devices) {
      await add({ variantId: S, quantity: 1 })
      await add({ variantId: M, quantity: 2 })
      await wishAs(backend, sessionKey, [1, 2])
    }

    // Each of them twice: somebody pressed the button again.
    const logins = await Promise.all([...devices, ...devices].map((one) => logIn(backend, one)))

    // Five at most are tried at once for one account; the others come later.
    const [entered] = logins.filter(({ status }) => status === 204)
    for (const device of devices) await logIn(backend, device)
    const sessionKey = entered?.nextSessionKey ?? ''
    expect(quantitiesOf(await basketOf(backend, sessionKey))).toEqual({ [S]: 4, [M]: 8 })
    expect(await wishesOf(backend, sessionKey)).toEqual([2, 1])
    for (const { basket } of devices) expect((await basket()).items).toEqual([])
  })

  it('loses nothing that two devices put in while both log in and merge', async () => {
    const backend = await aShop()
    const devices = [visiting(backend), visiting(backend)]
    const first = await logIn(backend)
    for (const { add } of devices) await add({ variantId: S, quantity: 1 })

    const visits = devices.map(async (device) => {
      const adding = [1, 2, 3].map(() => device.add({ variantId: M, quantity: 1 }))
      const [{ nextSessionKey }] = await Promise.all([logIn(backend, device), ...adding])
      const keys = await keysOf(backend, device, nextSessionKey)
      const merge = () => backend.postAs(nextSessionKey, mergeBaskets, keys)
      return Promise.all([merge(), merge(), device.add({ variantId: M, quantity: 1 }), merge()])
    })
    const bySomebodyElse = [1, 2].map(() => addAs(backend, first.nextSessionKey, ONE_MORE))
    await Promise.all([...visits, ...bySomebodyElse])

    const baskets = await Promise.all([
      basketOf(backend, first.nextSessionKey),
      ...devices.map(({ basket }) => basket()),
    ])
    const pieces = (variantId: number) =>
      baskets.reduce((sum, basket) => sum + (quantitiesOf(basket)[variantId] ?? 0), 0)
    expect([pieces(S), pieces(M)]).toEqual([2 + 2, 2 * 4])
    for (const { items } of baskets) {
      expect(new Set(items.map(({ variant }) => variant.id)).size).toBe(items.length)
    }
  })

  it('is let in though what they kept cannot be read, which stays where it was', async () => {
    const backend = await aShop()
    const visitor = visiting(backend)
    await visitor.add({ variantId: S, quantity: 1 })
    const { key } = await visitor.basket()
    await backend.db.transaction(async (sql) => {
      await sql`update basket_item set custom_data = 'broken' where basket_key = ${key}`
    })

    const { status, nextSessionKey } = await logIn(backend, visitor)

    expect(status).toBe(204)
    expect((await basketOf(backend, nextSessionKey)).items).toEqual([])
    expect(await backend.db.sql`select quantity from basket_item`).toEqual([{ quantity: 1 }])
    expect(backend.logged).toMatchObject([{ message: 'What a visitor kept was not merged' }])
  })

  it('may merge what another tab put into the old basket later, as often as it takes', async () => {
    const backend = await aShop()
    const visitor = visiting(backend)
    await visitor.add({ variantId: S, quantity: 1 })
    const { nextSessionKey } = await logIn(backend, visitor)
    await visitor.add({ variantId: M, quantity: 2 })
    const keys = await keysOf(backend, visitor, nextSessionKey)

    const first = await backend.postAs(nextSessionKey, mergeBaskets, keys)
    const again = await backend.postAs(nextSessionKey, mergeBaskets, keys)

    const { type, basket } = v.parse(v.nonNullable(mergeBaskets.result), first.body)
    expect(type).toBe('success')
    expect(quantitiesOf(basket)).toEqual({ [S]: 1, [M]: 2 })
    expect(again).toMatchObject({ status: 200, body: null })
  })

  it('counts one change however often they merge at once', async () => {
    const backend = await aShop()
    const visitor = visiting(backend)
    const { nextSessionKey } = await logIn(backend, visitor)
    await visitor.add({ variantId: S, quantity: 1 })
    const keys = await keysOf(backend, visitor, nextSessionKey)

    await Promise.all([1, 2, 3, 4].map(() => backend.postAs(nextSessionKey, mergeBaskets, keys)))

    expect(await visitor.basket()).toMatchObject({ items: [], revision: 2 })
    expect(await basketOf(backend, nextSessionKey)).toMatchObject({ revision: 1 })
  })

  it('changes neither basket where nothing finds room', async () => {
    const backend = await aShop()
    const visitor = visiting(backend)
    const { nextSessionKey } = await logIn(backend, visitor)
    const products = Array.from({ length: 50 }, (_, at) => aDress({ id: 20 + at }))
    await backend.importCatalog({ products })
    const items = products.map(({ id }) => ({ variantId: id * 100 + 1, quantity: 1 }))
    await visiting(backend, nextSessionKey).addAll(items)
    await visitor.add({ variantId: S, quantity: 1 })
    const before = [await visitor.basket(), await basketOf(backend, nextSessionKey)]

    const keys = await keysOf(backend, visitor, nextSessionKey)
    const { body } = await backend.postAs(nextSessionKey, mergeBaskets, keys)

    expect(body).toMatchObject({ type: 'failure', statusCode: 413 })
    const after = [await visitor.basket(), await basketOf(backend, nextSessionKey)]
    expect(after.map(({ revision }) => revision)).toEqual(before.map(({ revision }) => revision))
    expect(after.map((basket) => basket.items.length)).toEqual([1, 50])
  })

  it('gets their own basket unchanged where both keys are its own', async () => {
    const backend = await aShop()
    const visitor = visiting(backend)
    await visitor.add({ variantId: S, quantity: 2 })
    const { key } = await visitor.basket()

    const keys = { fromBasketKey: key, toBasketKey: key }
    const { status, body } = await backend.postAs(visitor.sessionKey, mergeBaskets, keys)

    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'success', basket: { key, items: [{ quantity: 2 }] } })
  })

  it.each([
    ['into the basket of somebody else', 'own', 'foreign'],
    ['from the basket of somebody else', 'foreign', 'own'],
    ['somebody else’s into itself', 'foreign', 'foreign'],
    ['from a basket nobody has', 'unknown', 'own'],
  ] as const)('cannot merge %s', async (_, from, to) => {
    const backend = await aShop()
    const [visitor, other] = [visiting(backend), visiting(backend)]
    for (const { add } of [visitor, other]) await add({ variantId: S, quantity: 1 })
    const { nextSessionKey } = await logIn(backend, visitor)
    const own = await basketOf(backend, nextSessionKey)
    const named = { own: own.key, foreign: (await other.basket()).key, unknown: aSessionKey() }

    const keys = { fromBasketKey: named[from], toBasketKey: named[to] }
    const answer = await backend.postAs(nextSessionKey, mergeBaskets, keys)

    expect(answer).toMatchObject({ status: 403, body: { kind: 'foreign-basket' } })
    expect(quantitiesOf(await other.basket())).toEqual({ [S]: 1 })
    expect(quantitiesOf(await basketOf(backend, nextSessionKey))).toEqual({ [S]: 1 })
  })
})

function addAs(backend: TestBackend, sessionKey: string, item: Parameters<Shopper['add']>[0]) {
  return backend.send({
    sessionKey,
    name: 'addItemToBasket',
    body: JSON.stringify({ payload: item }),
  })
}

/** From the basket of the visitor into the one they have since they logged in. */
async function keysOf(backend: TestBackend, visitor: Shopper, nextSessionKey: string) {
  const [former, own] = await Promise.all([visitor.basket(), basketOf(backend, nextSessionKey)])
  return { fromBasketKey: former.key, toBasketKey: own.key }
}

async function wishAs(backend: TestBackend, sessionKey: string, productIds: readonly number[]) {
  for (const productId of productIds) {
    await backend.postAs(sessionKey, addItemToWishlist, { productId })
  }
}

async function wishesOf(backend: TestBackend, sessionKey: string): Promise<number[]> {
  const { body } = await backend.postAs(sessionKey, getWishlist, {})
  return v.parse(getWishlist.result, body).items.map(({ productId }) => productId)
}

async function basketOf(backend: TestBackend, sessionKey: string): Promise<Basket> {
  const { body } = await backend.postAs(sessionKey, getBasket, {})
  return v.parse(getBasket.result, body).basket
}

function quantitiesOf({ items }: Basket): Record<number, number> {
  return Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity]))
}
