import { getSharedWishlist } from '@saum/contract/wishlist'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { aWisher, openShared, type Wisher } from '@saum/testing/wishlist-shopper'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Wish {
  productId: number
  variantId: number | null
}

/** A wishlist as anybody would describe it. */
interface Model {
  /** Latest first. */
  wishes: Wish[]
  isShared: boolean
}

interface Shop {
  backend: TestBackend
  wisher: Wisher
  token: string | null
}

type Step = fc.AsyncCommand<Model, Shop>

const PRODUCT_IDS = [1, 2, 3]
/** Of every product: it ends the number of the variant. */
const SOLD_OUT_SIZE = 2

const steps: fc.Arbitrary<Step>[] = [
  fc.constantFrom(...PRODUCT_IDS).map((productId) => wishing({ productId, variantId: null })),
  fc
    .tuple(fc.constantFrom(...PRODUCT_IDS), fc.constantFrom(1, 2))
    .map(([productId, size]) => wishing({ productId, variantId: productId * 100 + size })),
  fc.nat(5).map(removing),
  fc.constant(clearing()),
  fc.constant(sharing()),
  fc.constant(unsharing()),
]

describe.each(STORAGE_ENGINES)('[4.10] a wishlist on %s', (engine) => {
  it('is what a simple list would be, whatever is done with it in whichever order', async () => {
    const products = PRODUCT_IDS.map((id) => aProduct({ id }))
    const catalog = { categories: [aCategory()], products }
    const backend = await startTestBackend({ engine, catalog })

    const examination = fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 24 }), (commands) =>
        fc.asyncModelRun(
          () => ({
            model: { wishes: [], isShared: false },
            real: { backend, wisher: aWisher(backend), token: null },
          }),
          commands,
        ),
      ),
      { numRuns: 30 },
    )

    await expect(examination).resolves.toBeUndefined()
  })
})

function wishing(wish: Wish): Step {
  const { productId, variantId } = wish
  return step(`wish ${productId}/${variantId ?? '-'}`, async (model, { wisher }) => {
    const isOn = model.wishes.some(
      (other) => other.productId === productId && other.variantId === variantId,
    )
    const { status } = await wisher.wish(variantId === null ? { productId } : { variantId })
    const isSoldOut = variantId !== null && variantId % 100 === SOLD_OUT_SIZE
    expect(status).toBe(isSoldOut ? 412 : isOn ? 409 : 200)
    if (!isOn && !isSoldOut) model.wishes = [wish, ...model.wishes]
  })
}

function removing(index: number): Step {
  return step(`remove no. ${index}`, async (model, { wisher }) => {
    const { items } = await wisher.wishlist()
    const { status } = await wisher.remove(items[index]?.key ?? 'unknown')
    expect(status).toBe(index < model.wishes.length ? 200 : 404)
    model.wishes = model.wishes.toSpliced(index, 1)
  })
}

function clearing(): Step {
  return step('clear', async (model, { wisher }) => {
    expect(await wisher.clear()).toMatchObject({ status: 200, body: { items: [] } })
    model.wishes = []
  })
}

function sharing(): Step {
  return step('share', async (model, shop) => {
    if (model.wishes.length === 0) return
    shop.token = await shop.wisher.share()
    model.isShared = true
  })
}

function unsharing(): Step {
  return step('unshare', async (model, { wisher }) => {
    expect((await wisher.unshare()).status).toBe(200)
    model.isShared = false
  })
}

/** Does it, and looks afterwards whether owner and friends see the same as the model. */
function step(name: string, run: (model: Model, shop: Shop) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(model, shop) {
      await run(model, shop)
      const { items, isShared } = await shop.wisher.wishlist()
      expect(items.map(toWish)).toEqual(model.wishes)
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
      expect(isShared).toBe(model.isShared)
      if (shop.token !== null) await expectShared(shop.backend, shop.token, model)
    },
  }
}

async function expectShared(backend: TestBackend, token: string, model: Model): Promise<void> {
  const { status, body } = await openShared(backend, token)
  expect(status).toBe(model.isShared ? 200 : 404)
  if (!model.isShared) return
  expect(v.parse(getSharedWishlist.result, body).items.map(toWish)).toEqual(model.wishes)
}

function toWish({ productId, variantId }: Wish): Wish {
  return { productId, variantId }
}
