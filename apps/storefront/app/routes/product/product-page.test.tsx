import type { Product } from '@saum/contract/product'
import type { ShopPath } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
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
  const product = factsOf(aProduct(overrides), path)
  const Stub = createRoutesStub([{ path: '*', Component: () => <ProductPage product={product} /> }])
  return renderInShop(<Stub initialEntries={[`/${path}/p/mantel-7/${query}`]} />, path)
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
    const values = [...pageOf({ variants }).matchAll(/type="radio"[^>]*value="(\d+)"/g)].map(
      ([, value]) => value,
    )

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
    const named = wordsOf(pageOf(product, 'de', '?variantId=2'))
    expect(named).toContain('129,95 €')
    expect(named).not.toContain('99,95 €')
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

  it('warns where the range warns, and says that none is needed only where the range says so', () => {
    const wordsWith = (...rows: { value: string }[][]) =>
      wordsOf(
        pageOf({ advancedAttributes: { warnings: anAdvancedAttribute('warnings', ...rows) } }),
      )

    expect(wordsWith([{ value: 'Von Feuer fernhalten' }])).toContain(
      'Warnhinweise: Von Feuer fernhalten',
    )
    expect(wordsWith([])).toContain('Für diesen Artikel sind keine Warnhinweise nötig.')
    expect(wordsOf(pageOf({}))).not.toContain('Warnhinweise')
  })

  it('says which textiles have parts from animals', () => {
    const advancedAttributes = {
      hasAnimalParts: anAdvancedAttribute('hasAnimalParts', [{ value: 'true' }]),
    }

    expect(wordsOf(pageOf({ advancedAttributes }))).toContain(
      'Enthält nichttextile Teile tierischen Ursprungs',
    )
    expect(wordsOf(pageOf({}))).not.toContain('tierischen Ursprungs')
  })

  it('shows a video after the first picture, without sound, captioned, and started by nobody', () => {
    const page = pageOf({
      images: [anImage('fa', 'coat-front'), anImage('d1', 'coat-back')],
      advancedAttributes: {
        videos: anAdvancedAttribute('videos', [
          { value: 'Der Mantel im Gehen', file: 'herbst/mantel 1.mp4', captions: 'mantel.de.vtt' },
        ]),
      },
    })

    const [video = ''] = /<video[^]*<\/video>/.exec(page) ?? []
    expect(video).toContain('src="/videos/herbst/mantel%201.mp4"')
    expect(video).toContain('poster="/images/coat-front/900.webp"')
    expect(video).toContain('aria-label="Der Mantel im Gehen"')
    for (const attribute of ['controls', 'muted', 'playsInline']) {
      expect(video).toContain(`${attribute}=""`)
    }
    expect(video).toContain('preload="none"')
    expect(video).not.toContain('autoplay')
    expect(video).toMatch(/<track kind="captions" src="\/videos\/mantel.de.vtt" srcLang="de-DE"/)
    expect(page).toMatch(/<li id="picture-2"[^>]*><video/)
    expect(page).toMatch(/href="#picture-2"[^>]*aria-label="Video, Ansicht 2 von 3"/)
    expect(page).toMatch(/href="#picture-3"[^>]*aria-label="Bild 3 von 3"/)
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

  it('stays useful when it is sold out: it offers to write, and nothing to buy', () => {
    const variants = [
      aVariant('36', { id: 1, stock: NO_STOCK }),
      aVariant('38', { id: 2, stock: NO_STOCK }),
    ]
    const page = pageOf({ isSoldOut: true, variants })

    expect(wordsOf(page)).toContain('Dieses Teil ist ausverkauft')
    expect(wordsOf(page)).toContain('Benachrichtige mich')
    expect(page).not.toContain('Zum Warenkorb hinzufügen')
    expect(pageOf({ isSoldOut: true, variants }, 'de', '?variantId=2')).toContain('type="email"')
  })

  it('sends the chosen size to the basket without script', () => {
    const page = pageOf({ variants: [aVariant('36', { id: 1 }), aVariant('38', { id: 2 })] })

    expect(page).toMatch(/<form id="buy" action="\/de\/cart\/" method="post"/)
    expect(page).toContain('name="intent" value="add"')
    expect(page).toContain('name="from" value="/de/p/mantel-ottilie-kamel-7/"')
    expect(page).toMatch(/<button[^>]*form="buy"[^>]*type="submit"/)
  })

  it('takes the size along to another color', () => {
    const product = { siblings: [aSibling(8, 'Marine')], variants: [aVariant('38', { id: 2 })] }

    expect(pageOf(product)).toContain('href="/de/p/mantel-ottilie-marine-8/?size=38"')
  })

  it('says from when on it can be bought, in place of the button', () => {
    const variants = [aVariant('38', { id: 2 })]
    const sellableFrom = '2026-12-01T08:00:00Z'
    const early = pageOf({ variants, sellableTimeframe: { sellableFrom } })
    const late = pageOf({ variants, sellableTimeframe: { sellableTo: '2026-11-01T00:00:00Z' } })

    expect(wordsOf(early)).toContain('Ab 1. Dezember 2026 erhältlich')
    expect(early).not.toContain('Zum Warenkorb hinzufügen')
    expect(wordsOf(late)).toContain('Der Verkauf dieses Artikels ist beendet.')
    expect(late).not.toContain('Zum Warenkorb hinzufügen')
  })

  it('leads from a picture to its largest file', () => {
    const page = pageOf({ images: [anImage('fa', 'coat-front')] })

    expect(page).toContain('href="/images/coat-front/1800.webp"')
    // Only whoever wants to see the weave loads so much.
    expect(page.split('/1800.')).toHaveLength(2)
  })

  it('says when it comes, how it goes back and how it is paid', () => {
    const words = wordsOf(pageOf({}))

    expect(words).toMatch(/Lieferung \S+ \d+\. bis \S+ \d+\. \w+/)
    expect(words).toContain('30 Tage Rückgabe')
    expect(words).toContain('Zahlung per Rechnung, PayPal oder Karte')
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
