import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aProduct, aSibling } from './test-product.ts'
import { toSwatches } from './tile-swatches.ts'

function namesOf(product: Parameters<typeof toSwatches>[0]) {
  return toSwatches(product, DEFAULT_SHOP).map(({ name }) => name)
}

describe('[3.18] the colors of a style', () => {
  it('begin with the one of the product itself', () => {
    const product = aProduct({ siblings: [aSibling(8, 'Marine'), aSibling(9, 'Schwarz')] })

    const swatches = toSwatches(product, DEFAULT_SHOP)

    expect(swatches[0]).toEqual({
      name: 'Kamel',
      color: '#a98a66',
      href: '/de/p/mantel-ottilie-kamel-7/',
      current: true,
    })
    expect(namesOf(product)).toEqual(['Kamel', 'Marine', 'Schwarz'])
  })

  it('are not listed when there is no choice', () => {
    expect(toSwatches(aProduct(), DEFAULT_SHOP)).toEqual([])
  })

  it('leave out what the shop does not sell, and the product a second time', () => {
    const product = aProduct({
      siblings: [aSibling(7, 'Kamel'), aSibling(8, 'Marine', { isActive: false })],
    })

    expect(namesOf(product)).toEqual([])
  })

  it('mark what is sold out', () => {
    const product = aProduct({ siblings: [aSibling(8, 'Marine', { isSoldOut: true })] })

    expect(toSwatches(product, DEFAULT_SHOP)[1]).toMatchObject({ isSoldOut: true })
  })
})
