import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { anImage, aPrice, aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import { productJsonLd } from './product-json-ld.ts'
import { factsOf } from './test-product-facts.ts'

const PLACE = {
  shop: DEFAULT_SHOP,
  publicOrigin: 'https://www.saum.example',
  imageBase: '/images',
}

const COAT = aProduct({
  images: [anImage('fa', 'coat-front')],
  variants: [
    aVariant('38', { id: 1, price: aPrice(24_995) }),
    aVariant('40', { id: 2, stock: { quantity: 0, isSellableWithoutStock: false } }),
    aVariant('42', { id: 3, stock: { quantity: 0, isSellableWithoutStock: true } }),
  ],
})

interface Group {
  hasVariant: { offers: { availability: string } }[]
}

function graphOf(product = COAT, place = PLACE) {
  const { '@graph': parts } = productJsonLd(factsOf(product), place) as {
    '@graph': [trail: object, group: Group]
  }
  return parts
}

describe('what search engines read of a product', () => {
  it('is a group of sizes under the name and color of the page', () => {
    const [, group] = graphOf()

    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'ottilie-7',
      name: 'Mantel Ottilie, Kamel',
      color: 'Kamel',
      variesBy: ['https://schema.org/size'],
    })
    expect(group.hasVariant).toHaveLength(3)
  })

  it('offers each size at its own address, price and availability', () => {
    const [, group] = graphOf()
    const [first, second, third] = group.hasVariant

    expect(first).toMatchObject({
      name: 'Mantel Ottilie (38)',
      size: '38',
      image: ['https://www.saum.example/images/coat-front/900.webp'],
      offers: {
        url: 'https://www.saum.example/de/p/mantel-ottilie-kamel-7/?variantId=1',
        sku: 'ottilie-38',
        price: '249.95',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    })
    expect(second?.offers.availability).toBe('https://schema.org/OutOfStock')
    expect(third?.offers.availability).toBe('https://schema.org/PreOrder')
  })

  it('shows the way to the product', () => {
    const [trail] = graphOf()

    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Saum', item: 'https://www.saum.example/de/' },
        { position: 2, name: 'Mantel Ottilie' },
      ],
    })
  })

  it('does not vary by anything when there is one size', () => {
    const [, group] = graphOf(aProduct({ variants: [aVariant('One Size')] }))

    expect(group).not.toHaveProperty('variesBy')
  })

  it('takes the address of a picture at a CDN as it is', () => {
    const place = { ...PLACE, imageBase: 'https://cdn.example/i' }

    expect(JSON.stringify(graphOf(COAT, place))).toContain(
      '"https://cdn.example/i/coat-front/900.webp"',
    )
  })
})
