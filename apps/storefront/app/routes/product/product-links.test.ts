import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { productLinks } from './product-links.ts'

describe('the pages a product refers to', () => {
  it('are linked where the shop has them', () => {
    const slugs = { 'size-guide': 'groessenberatung', delivery: 'lieferung', imprint: 'impressum' }

    expect(productLinks(DEFAULT_SHOP, slugs)).toEqual({
      sizeGuide: '/de/groessenberatung/',
      delivery: '/de/lieferung/',
    })
  })
})
