import { DEFAULT_SHOP } from '@saum/domain/shops'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toOutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { anImage, aPrice, aProduct } from '#app/features/catalog/test-product.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { OutfitPage } from './outfit-page.tsx'

const OUTFIT = {
  id: 2001,
  key: 'tuesday-nine',
  name: 'Dienstag, neun Uhr',
  slug: 'dienstag-neun-uhr',
  story: 'Ein Anzug, dem ein T-Shirt die Krawatte ausgeredet hat.',
  images: [anImage('fa', 'outfit-2001')],
  productIds: [7, 8],
  hotspots: [{ productId: 7, x: 0.4, y: 0.3 }],
}

function aPiece(id: number, cents: number, isSoldOut = false) {
  const price = aPrice(cents)
  return aProduct({ id, isSoldOut, priceRange: { min: price, max: price } })
}

function pageOf(...products: ReturnType<typeof aProduct>[]) {
  const outfit = toOutfitFacts({ ...OUTFIT, products }, DEFAULT_SHOP)
  return renderInShop(
    <MemoryRouter initialEntries={[outfit.href]}>
      <OutfitPage outfit={outfit} alternates={{}} others={[]} />
    </MemoryRouter>,
  )
}

describe('the page of an outfit', () => {
  it('lives at its slug and id', () => {
    expect(toOutfitFacts({ ...OUTFIT, products: [] }, DEFAULT_SHOP).href).toBe(
      '/de/p/shop-the-look/dienstag-neun-uhr-2001/',
    )
  })

  it('names each piece with its price and what they cost together', () => {
    const words = wordsOf(pageOf(aPiece(7, 24_995), aPiece(8, 3_595)))

    expect(words).toContain('249,95 €')
    expect(words).toContain('35,95 €')
    expect(words).toContain('Summe für 2 Teile 285,90 €')
  })

  it('marks what is sold out and leaves it out of the sum', () => {
    const words = wordsOf(pageOf(aPiece(7, 24_995), aPiece(8, 3_595, true)))

    expect(words).toContain('Ausverkauft')
    expect(words).toContain('Summe für 1 Teil 249,95 €')
    expect(words).toContain('Ohne die ausverkauften Teile.')
  })

  it('has no sum when nothing can be bought', () => {
    expect(wordsOf(pageOf(aPiece(7, 24_995, true)))).not.toContain('Summe')
  })
})
