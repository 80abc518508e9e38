import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { anAdvancedAttribute, anAttribute, aProduct } from '#app/features/catalog/test-product.ts'
import { toGarmentFacts } from './garment-facts.ts'

describe('[3.15] what the range tells about a garment', () => {
  it('is empty, not missing, when it tells nothing', () => {
    expect(toGarmentFacts(aProduct(), DEFAULT_SHOP)).toEqual({
      shortDescription: '',
      description: '',
      details: [],
      facts: [],
      fitNote: '',
      materials: [],
      care: [],
      maker: null,
      warnings: null,
    })
  })

  it('is read from its advanced attributes', () => {
    const product = aProduct({
      advancedAttributes: {
        shortDescription: anAdvancedAttribute('shortDescription', [{ value: 'Weicher Mantel' }]),
        details: anAdvancedAttribute('details', [{ value: 'Zwei Taschen' }, { value: 'Gürtel' }]),
        care: anAdvancedAttribute('care', [{ value: 'nicht bleichen', symbol: 'bleach-no' }]),
        maker: anAdvancedAttribute('maker', [
          { value: 'Saum Textil GmbH', address: 'Musterweg 1', email: 'produkt@saum.example' },
        ]),
      },
    })

    expect(toGarmentFacts(product, DEFAULT_SHOP)).toMatchObject({
      shortDescription: 'Weicher Mantel',
      details: ['Zwei Taschen', 'Gürtel'],
      care: [{ symbol: 'bleach-no', words: 'Nicht bleichen' }],
      maker: { name: 'Saum Textil GmbH', address: 'Musterweg 1', email: 'produkt@saum.example' },
    })
  })

  it('tells that no warnings are needed from that nobody has said', () => {
    const warningsOf = (...rows: { value: string }[][]) =>
      toGarmentFacts(
        aProduct({ advancedAttributes: { warnings: anAdvancedAttribute('warnings', ...rows) } }),
        DEFAULT_SHOP,
      ).warnings

    expect(warningsOf([])).toEqual([])
    expect(warningsOf([{ value: 'Von Feuer fernhalten' }])).toEqual(['Von Feuer fernhalten'])
    expect(toGarmentFacts(aProduct(), DEFAULT_SHOP).warnings).toBeNull()
  })

  it('lists its attributes in its own words, and none that is said elsewhere', () => {
    const { attributes } = aProduct()
    const fit = { ...anAttribute('fit', 'Gerade Passform', 'regular'), label: 'Passform' }
    const product = aProduct({
      attributes: { ...attributes, fit, seasonYear: anAttribute('seasonYear', '2026') },
    })

    expect(toGarmentFacts(product, DEFAULT_SHOP).facts).toEqual([
      { name: 'Passform', value: 'Gerade Passform' },
    ])
  })

  it('says nothing twice', () => {
    const { attributes } = aProduct()
    const product = aProduct({
      attributes: { ...attributes, fit: anAttribute('fit', 'Gerade Passform') },
      advancedAttributes: {
        details: anAdvancedAttribute('details', [{ value: 'Gerade Passform' }]),
      },
    })

    expect(toGarmentFacts(product, DEFAULT_SHOP).facts).toEqual([])
  })
})
