import { aCategory, aProduct, aVariant, inEveryShop } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { aWisher } from '@saum/testing/wishlist-shopper'
import { describe, expect, it } from 'vitest'

function aDress(parts: { small?: number; medium?: number; cents?: number; stock?: number } = {}) {
  const { cents = 7_999, small = cents, medium = cents, stock = 3 } = parts
  const priced = (amount: number) => inEveryShop({ amount }, { amount })
  return aProduct({
    id: 1,
    prices: priced(cents),
    variants: [
      aVariant({ id: 101, size: 'S', stock, prices: priced(small) }),
      aVariant({ id: 102, size: 'M', stock, prices: priced(medium) }),
    ],
  })
}

describe('what has changed since it was put on the wishlist', () => {
  async function aWish(product = aDress(), wish: object = { productId: 1 }) {
    const catalog = { categories: [aCategory()], products: [product] }
    const backend = await startTestBackend({ catalog })
    const wisher = aWisher(backend)
    await wisher.wish(wish)
    return {
      async after(changed: typeof product) {
        await backend.importCatalog({ products: [changed] })
        const { items } = await wisher.wishlist()
        return items[0]
      },
    }
  }

  it('is how much cheaper it has become', async () => {
    const { after } = await aWish(aDress({ cents: 7_999 }))

    expect(await after(aDress({ cents: 5_799 }))).toMatchObject({ priceDrop: 2_200 })
  })

  it.each([7_999, 8_999])('is nothing about the price while it costs %i or more', async (cents) => {
    const { after } = await aWish(aDress({ cents: 7_999 }))

    expect(await after(aDress({ cents }))).not.toHaveProperty('priceDrop')
  })

  it('is the price of the size that was wished, not of another', async () => {
    const { after } = await aWish(aDress(), { variantId: 101 })

    expect(await after(aDress({ medium: 5_000 }))).not.toHaveProperty('priceDrop')
    expect(await after(aDress({ small: 5_000 }))).toMatchObject({ priceDrop: 2_999 })
  })

  it('is that it is back', async () => {
    const { after } = await aWish(aDress({ stock: 0 }))

    expect(await after(aDress({ stock: 1 }))).toMatchObject({ isBackInStock: true })
  })

  it('is nothing where it could be had all along, or still cannot', async () => {
    const always = await aWish(aDress())
    const never = await aWish(aDress({ stock: 0, cents: 9_000 }))

    expect(await always.after(aDress({ stock: 1 }))).toMatchObject({ isBackInStock: false })
    const gone = await never.after(aDress({ stock: 0, cents: 5_000 }))
    expect(gone).toMatchObject({ isBackInStock: false })
    expect(gone).not.toHaveProperty('priceDrop')
  })
})
