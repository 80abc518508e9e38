import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import {
  anAttribute,
  anImage,
  aProduct,
  aSibling,
  aVariant,
} from '#app/features/catalog/test-product.ts'
import { describeProduct } from './describe-product.ts'

const NOW_MS = Date.parse('2026-11-16T12:00:00Z')
const THUMBHASH = 'dQgGDgDe0vl3d+ZVOXaIeGe4B3ViQCc='

describe('the facts of a product', () => {
  it('put a blurred picture under the first view and an average color under the others', () => {
    const images = [anImage('fa', 'coat-front', THUMBHASH), anImage('d1', 'coat-back', THUMBHASH)]

    const [first, second] = describeProduct(aProduct({ images }), DEFAULT_SHOP, NOW_MS).pictures

    expect(first?.ground).toContain('data:image/png')
    expect(second).toEqual({ key: 'coat-back', ground: '#d8d2c8', alt: 'Ansicht d1' })
  })

  it('list its colors with their pictures, in the order they have on every page', () => {
    const sibling = aSibling(6, 'Marine', { images: [anImage('fa', 'coat-navy')] })

    const { colors } = describeProduct(aProduct({ siblings: [sibling] }), DEFAULT_SHOP, NOW_MS)

    expect(colors.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Marine', undefined],
      ['Kamel', true],
    ])
    expect(colors[0]?.picture?.key).toBe('coat-navy')
  })

  it('lead to the product by the longest way through the categories', () => {
    const women = crumb('Damen', '/damen')
    const coats = crumb('Mäntel', '/damen/maentel')
    const product = aProduct({ categories: [[crumb('Neu', '/new')], [women, coats]] })

    expect(describeProduct(product, DEFAULT_SHOP, NOW_MS).trail).toEqual([
      { label: 'Saum', href: '/de/' },
      { label: 'Damen', href: '/de/c/damen/' },
      { label: 'Mäntel', href: '/de/c/damen/maentel/' },
    ])
  })

  it('name the running campaign beside the price, not among the other badges', () => {
    const { attributes } = aProduct()
    const product = aProduct({
      attributes: {
        ...attributes,
        storefrontBadge: anAttribute('storefrontBadge', 'Atelier'),
        campaign: anAttribute('campaign', 'Mid Season'),
      },
    })

    const { labels, campaign } = describeProduct(product, DEFAULT_SHOP, NOW_MS)

    expect([labels, campaign]).toEqual([['Atelier'], 'Mid Season'])
  })

  it('put the sizes in order and keep their numbers', () => {
    const variants = [aVariant('38', { id: 2 }), aVariant('36', { id: 1 })]

    const { sizes } = describeProduct(aProduct({ variants }), DEFAULT_SHOP, NOW_MS)

    expect(sizes.map(({ variantId }) => variantId)).toEqual([1, 2])
  })
})

function crumb(categoryName: string, categoryUrl: string) {
  return {
    categoryId: 1,
    categoryName,
    categoryUrl,
    categorySlug: '',
    categoryHidden: false,
    shopLevelCustomData: {},
  }
}
