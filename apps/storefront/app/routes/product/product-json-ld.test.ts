import { DEFAULT_SHOP, findShopByPath, type Shop } from '@saum/domain/shops'
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
    '@graph': [trail: object, group: Group, ...terms: object[]]
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

  it('names the currency of the shop', () => {
    const [, group] = graphOf(COAT, { ...PLACE, shop: findShopByPath('ch') as Shop })

    expect(group.hasVariant[0]?.offers).toMatchObject({ priceCurrency: 'CHF' })
  })

  it('says what delivery and the way back cost, once for all sizes', () => {
    const [, group, ...terms] = graphOf()

    expect(group.hasVariant[0]?.offers).toMatchObject({
      shippingDetails: [{ '@id': '#shipping-home-free' }],
      hasMerchantReturnPolicy: { '@id': '#returns' },
    })
    expect(terms).toEqual([
      expect.objectContaining({
        '@id': '#returns',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/FreeReturn',
      }),
      expect.objectContaining({
        '@id': '#shipping-home-free',
        shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
      }),
    ])
  })

  it('asks for the fee of delivery below the free amount, and for that of the label abroad', () => {
    const cheap = aProduct({ variants: [aVariant('38', { price: aPrice(1_995) })] })
    const english = findShopByPath('en') as Shop

    expect(JSON.stringify(graphOf(cheap))).toContain('"value":"3.95","currency":"EUR"')
    expect(JSON.stringify(graphOf(cheap, { ...PLACE, shop: english }))).toContain(
      'ReturnShippingFees',
    )
  })

  it('names the number under the bar code only where it is one', () => {
    const coded = aProduct({ variants: [aVariant('38', { referenceKey: '4006381333931' })] })

    expect(JSON.stringify(graphOf(coded))).toContain('"gtin":"4006381333931"')
    expect(JSON.stringify(graphOf())).not.toContain('gtin')
  })

  it('offers nothing that its time is over for', () => {
    const sellableTimeframe = { sellableTo: '2026-11-01T00:00:00Z' }
    const [, group] = graphOf(aProduct({ variants: [aVariant('38')], sellableTimeframe }))

    expect(group.hasVariant[0]?.offers.availability).toBe('https://schema.org/Discontinued')
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
