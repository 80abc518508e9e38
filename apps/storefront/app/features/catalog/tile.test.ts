import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { anAdvancedAttribute, anAttribute, anImage, aPrice, aProduct } from './test-product.ts'
import { toTile } from './tile.ts'

describe('the tile of a product', () => {
  it('leads to the product by slug and id', () => {
    expect(toTile(aProduct(), DEFAULT_SHOP).href).toBe('/de/p/mantel-ottilie-kamel-7/')
  })

  it('says «from» only when sizes differ in price', () => {
    const range = { min: aPrice(100), max: aPrice(200) }

    expect(toTile(aProduct({ priceRange: range }), DEFAULT_SHOP).isPriceFrom).toBe(true)
    expect(toTile(aProduct(), DEFAULT_SHOP).isPriceFrom).toBeUndefined()
  })

  it('carries the badges the range itself words, the attribute before the free text', () => {
    const { attributes } = aProduct()
    const product = aProduct({
      attributes: { ...attributes, storefrontBadge: anAttribute('storefrontBadge', 'Atelier') },
      advancedAttributes: {
        freeTextBadge: anAdvancedAttribute('freeTextBadge', [{ value: 'Letzte Stücke' }]),
      },
    })

    expect(toTile(product, DEFAULT_SHOP).labels).toEqual(['Atelier', 'Letzte Stücke'])
    expect(toTile(aProduct(), DEFAULT_SHOP).labels).toBeUndefined()
  })

  it('wears the badge of the campaign that runs, as it does in search', () => {
    const { attributes } = aProduct()
    const product = aProduct({
      attributes: { ...attributes, campaign: anAttribute('campaign', 'Mid Season') },
    })

    expect(toTile(product, DEFAULT_SHOP).labels).toEqual(['Mid Season'])
  })
})

describe('[3.17] the pictures of a tile', () => {
  it('are the front view on its average color and the back view', () => {
    const images = [anImage('front', 'coat-detail'), anImage('d1', 'coat-back')]
    const product = aProduct({ images: [...images, anImage('fa', 'coat-front')] })

    const { picture, secondPicture, alt } = toTile(product, DEFAULT_SHOP)

    expect(picture).toEqual({ key: 'coat-front', ground: '#d8d2c8' })
    expect(secondPicture).toBe('coat-back')
    expect(alt).toBe('Ansicht fa')
  })

  it('are whatever there is when the range has no front view', () => {
    const only = aProduct({ images: [anImage('d1', 'coat-back')] })

    expect(toTile(only, DEFAULT_SHOP).picture?.key).toBe('coat-back')
    expect(toTile(only, DEFAULT_SHOP).secondPicture).toBeUndefined()
    expect(toTile(aProduct(), DEFAULT_SHOP).picture).toBeUndefined()
  })
})
