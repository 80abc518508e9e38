import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#app/features/catalog/test-product.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import { factsOf } from '#app/routes/product/test-product-facts.ts'
import { productOnPage, tilesIn } from './page-tiles.ts'

const COAT = toTile(aProduct(), DEFAULT_SHOP)
const SKIRT = toTile(aProduct({ id: 8, slug: 'rock' }), DEFAULT_SHOP)

describe('the products of a page', () => {
  it('are found in whatever list they stand, in its order, each once', () => {
    const data = {
      facts: { tiles: [COAT, SKIRT] },
      rails: [{ tiles: [SKIRT] }],
      title: 'x',
      none: null,
    }

    expect([...tilesIn(data).values()]).toEqual([COAT, SKIRT])
  })

  it.each([
    null,
    undefined,
    'x',
    3,
    [],
    {},
    { id: 7, href: '/x' },
    { id: '7', href: '/x', name: 'x', cents: 1 },
  ])('are none in %j', (data) => {
    expect(tilesIn(data).size).toBe(0)
  })

  it('are not looked for forever', () => {
    const loop: Record<string, unknown> = {}
    loop['self'] = loop

    expect(tilesIn(loop).size).toBe(0)
  })
})

describe('a product that was wished for', () => {
  it('is known from the list it stands in', () => {
    expect(productOnPage({ tiles: [COAT, SKIRT] }, 8)).toBe(SKIRT)
  })

  it('is known from its own page', () => {
    expect(productOnPage(factsOf(aProduct()), 7)).toMatchObject({ id: 7, name: 'Mantel Ottilie' })
  })

  it.each([null, undefined, { tiles: [COAT] }])('is at least its number: %j', (data) => {
    expect(productOnPage(data, 9)).toEqual({ id: 9, name: '' })
  })
})
