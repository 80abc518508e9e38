import type { Product } from '@saum/contract/product'
import type { ShopPath } from '@saum/domain/shops'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  anAdvancedAttribute,
  anImage,
  aPrice,
  aProduct,
  aSibling,
  aVariant,
} from '#app/features/catalog/test-product.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { ProductPage } from './product-page.tsx'
import { factsOf } from './test-product-facts.ts'

const NO_STOCK = { quantity: 0, isSellableWithoutStock: false }

function pageOf(overrides: Partial<Product>, path: ShopPath = 'de', query = '') {
  return renderInShop(
    <MemoryRouter initialEntries={[`/${path}/p/mantel-7/${query}`]}>
      <ProductPage product={factsOf(aProduct(overrides), path)} />
    </MemoryRouter>,
    path,
  )
}

describe('the product page', () => {
  it('says sold out, few and to be ordered ahead in words, size by size', () => {
    const page = pageOf({
      variants: [
        aVariant('36', { id: 1, stock: NO_STOCK }),
        aVariant('38', { id: 2, stock: { quantity: 2, isSellableWithoutStock: false } }),
        aVariant('40', { id: 3, stock: { quantity: 0, isSellableWithoutStock: true } }),
      ],
    })

    expect(page).toContain('aria-label="36, ausverkauft"')
    expect(page).toContain('aria-label="38, nur noch 2 Stück"')
    expect(page).toContain('aria-label="40, vorbestellbar"')
    expect(wordsOf(page)).toContain('Ausverkauft: 36')
    expect(wordsOf(page)).toContain('Vorbestellbar: 40.')
  })

  it('puts sizes in the order of the shop, whatever the range says', () => {
    const labels = ['42', 'S', '36', 'XS']
    const variants = labels.map((size, index) => aVariant(size, { id: index + 1 }))
    const values = [...pageOf({ variants }).matchAll(/value="(\d+)"/g)].map(([, value]) => value)

    expect(values).toEqual(['4', '2', '3', '1'])
  })

  it('presets no size, unless the address names one or there is only one', () => {
    const variants = [aVariant('36', { id: 1 }), aVariant('38', { id: 2 })]

    expect(pageOf({ variants })).not.toContain('checked')
    expect(pageOf({ variants }, 'de', '?variantId=2')).toMatch(/checked=""[^>]*value="2"/)
    expect(pageOf({ variants: [aVariant('One Size', { id: 9 })] })).toContain('checked')
  })

  it('shows the price of the size that the address names', () => {
    const prices = { min: aPrice(9_995), max: aPrice(12_995) }
    const variants = [aVariant('36', { id: 1 }), aVariant('46', { id: 2, price: prices.max })]
    const product = { variants, priceRange: prices }

    expect(wordsOf(pageOf(product))).toContain('ab 99,95 €')
    expect(wordsOf(pageOf(product, 'de', '?variantId=2'))).toContain('129,95 €')
  })

  it('links the other colors by their names, and says which is sold out', () => {
    const siblings = [aSibling(8, 'Marine'), aSibling(9, 'Schwarz', { isSoldOut: true })]
    const page = pageOf({ siblings })

    expect(page).toMatch(/href="\/de\/p\/mantel-ottilie-marine-8\/"[^>]*aria-label="Marine"/)
    expect(page).toContain('aria-label="Schwarz, ausverkauft"')
    expect(page).toMatch(/aria-label="Kamel" aria-current="true"/)
  })

  it('says that VAT is included and links the delivery costs beside the price', () => {
    expect(pageOf({})).toMatch(/inkl\. MwSt\., zzgl\. <a href="\/de\/lieferung\/"/)
    expect(wordsOf(pageOf({}, 'fr-ch'))).toContain('TVA comprise')
  })

  it('shows composition, care and maker', () => {
    const words = wordsOf(
      pageOf({
        advancedAttributes: {
          materials: anAdvancedAttribute('materials', [
            { value: 'Schurwolle', percent: 100, part: 'Oberstoff' },
          ]),
          care: anAdvancedAttribute('care', [{ value: 'nicht waschen', symbol: 'wash-no' }]),
          maker: anAdvancedAttribute('maker', [
            { value: 'Saum Textil GmbH', address: 'Musterweg 1', email: 'produkt@saum.example' },
          ]),
        },
      }),
    )

    expect(words).toContain('Oberstoff: 100 % Schurwolle')
    expect(words).toContain('Nicht waschen')
    expect(words).toContain('Hersteller: Saum Textil GmbH, Musterweg 1, produkt@saum.example')
    expect(words).toContain('Artikelnummer ottilie-7')
  })

  it('leads to each view by a link that needs no script', () => {
    const page = pageOf({ images: [anImage('fa', 'coat-front'), anImage('d1', 'coat-back')] })

    expect(page).toContain('<li id="picture-2"')
    expect(page).toMatch(/href="#picture-2"[^>]*aria-label="Bild 2 von 2"/)
  })

  it('loads its first view first, and only that one', () => {
    const page = pageOf({ images: [anImage('fa', 'coat-front'), anImage('d1', 'coat-back')] })

    expect(page.match(/fetchPriority="high"/g)).toHaveLength(2)
    expect(page).toMatch(/rel="preload"[^>]*coat-front/)
  })

  it('stays useful when it is sold out', () => {
    const page = pageOf({ isSoldOut: true, variants: [aVariant('36', { stock: NO_STOCK })] })

    expect(wordsOf(page)).toContain('Dieses Teil ist ausverkauft')
  })

  it('cannot be broken out of by the words of the range', () => {
    const page = pageOf({
      advancedAttributes: {
        description: anAdvancedAttribute('description', [{ value: '</script><script>evil()' }]),
      },
    })

    expect(page).not.toContain('<script>evil')
  })
})
