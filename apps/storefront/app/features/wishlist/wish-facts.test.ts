import { SHOPS } from '@saum/domain/shops'
import { aPrice, aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import { describe, expect, it } from 'vitest'
import { toWish } from './wish-facts.ts'

const [de] = SHOPS
const NONE = { quantity: 0, isSellableWithoutStock: false }

const SMALL = aVariant('S', { id: 701, price: aPrice(7_995) })
const MEDIUM = aVariant('M', { id: 702, price: aPrice(9_995), stock: NONE })

function anEntry(variants = [SMALL, MEDIUM], variant?: typeof SMALL) {
  const product = aProduct({ id: 7, variants })
  const base = { key: 'wi-1', productId: 7, product, isBackInStock: false }
  return variant ? { ...base, variantId: variant.id, variant } : { ...base, variantId: null }
}

describe('what the wishlist shows of an entry', () => {
  it('has a size still to choose where only the product is remembered', () => {
    const wish = toWish(anEntry(), de)

    expect(wish).toMatchObject({ variantId: null, sizes: [{ label: 'S' }, { label: 'M' }] })
    expect(wish.size).toBeUndefined()
  })

  it('has price, stock and way of the remembered size', () => {
    const small = toWish(anEntry([SMALL, MEDIUM], SMALL), de)
    const medium = toWish(anEntry([SMALL, MEDIUM], MEDIUM), de)

    expect(small).toMatchObject({ size: { label: 'S' }, tile: { cents: 7_995 } })
    expect(small.tile.href).toMatch(/\?variantId=701$/)
    expect(small.isSoldOut).toBeUndefined()
    expect(medium).toMatchObject({ tile: { cents: 9_995 }, isSoldOut: true })
  })

  it('needs no choice where there is one size only', () => {
    expect(toWish(anEntry([SMALL]), de)).toMatchObject({
      variantId: null,
      size: { variantId: 701 },
    })
  })

  it('says what has become better, and nothing else', () => {
    const wish = toWish({ ...anEntry(), priceDrop: 2_200, isBackInStock: true }, de)

    expect(wish).toMatchObject({ priceDrop: 2_200, isBackInStock: true })
    expect(toWish(anEntry(), de)).not.toHaveProperty('isBackInStock')
  })
})
