import { money } from '@saum/domain/money'
import { describe, expect, it } from 'vitest'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'
import { renderInShop, wordsOf } from './test-render.tsx'

function aTile(changes: Partial<ProductTileProps> = {}) {
  const tile: ProductTileProps = {
    href: '/de/p/hemdbluse-mira-4711/',
    brand: 'Saum',
    name: 'Hemdbluse Mira',
    picture: { src: '/pictures/mira.webp', width: 450, height: 563 },
    pictureAlt: 'Hemdbluse Mira, Weiß',
    price: money(89_95, 'EUR'),
    ...changes,
  }
  return renderInShop(<ProductTile {...tile} />)
}

describe('a product tile', () => {
  it('is one link, named like the product', () => {
    expect(aTile().match(/<a /g)).toHaveLength(1)
    expect(aTile()).toContain('<a href="/de/p/hemdbluse-mira-4711/">Hemdbluse Mira</a>')
  })

  it('keeps the place of its picture before it has loaded', () => {
    expect(aTile()).toContain('width="450" height="563"')
  })

  it('loads its picture lazily unless it stands in the first screen', () => {
    expect(aTile()).toContain('loading="lazy"')
    expect(aTile({ priority: true })).toContain('fetchPriority="high"')
  })

  it('loads the pictures beside the first at once, but not before it', () => {
    expect(aTile({ eager: true })).toContain('loading="eager"')
    expect(aTile({ eager: true })).not.toContain('fetchPriority')
  })

  it('offers its sizes after its name, for those who tab through it', () => {
    const tile = aTile({ quickAdd: <a href="?size=38">38</a> })

    expect(tile.indexOf('?size=38')).toBeGreaterThan(tile.indexOf('Hemdbluse Mira</a>'))
  })

  it('hides the second view from screen readers', () => {
    const second = { src: '/pictures/mira-back.webp', width: 450, height: 563 }

    expect(aTile({ secondPicture: second })).toContain('alt=""')
  })

  it('shows its badges on the picture', () => {
    const badges = [{ words: '−20 %', tone: 'sale' }, { words: 'Neu' }] as const

    expect(wordsOf(aTile({ badges }))).toMatch(/^−20 % Neu Saum/)
  })

  it('no longer praises the reduction when it is sold out', () => {
    const words = wordsOf(aTile({ isSoldOut: true, priorPrice: money(109_95, 'EUR') }))

    expect(words).not.toContain('30 Tage')
  })

  it('strikes through what the reduced price is compared with, and says what that is', () => {
    const tile = aTile({ priorPrice: money(109_95, 'EUR') })

    expect(tile).toMatch(/Niedrigster Preis der letzten 30 Tage: <s>109,95.€<\/s>/)
  })

  it('stands without a picture when the range has none', () => {
    expect(aTile({ picture: undefined })).not.toContain('<img')
  })

  it('links the other colors by name', () => {
    const swatches = ['Weiß', 'Kamel'].map((name) => ({ name, color: '#fff', href: `#${name}` }))

    expect(wordsOf(aTile({ swatches }))).toContain('Farbe Kamel ansehen')
  })

  it('says which color is sold out, and does not lead there', () => {
    const colors = ['Weiß', 'Kamel'].map((name) => ({ name, color: '#fff', href: `#${name}` }))
    const swatches = colors.map((swatch, index) => ({ ...swatch, isSoldOut: index === 1 }))

    expect(wordsOf(aTile({ swatches }))).toContain('Farbe Kamel, ausverkauft')
    expect(aTile({ swatches })).not.toContain('href="#Kamel"')
  })

  it('never lays one link into another', () => {
    const swatches = ['Weiß', 'Kamel'].map((name) => ({ name, color: '#fff', href: `#${name}` }))

    expect(aTile({ swatches })).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /)
  })

  it('counts the colors that do not fit', () => {
    const swatches = Array.from({ length: 7 }, (_, index) => ({
      name: `Farbe ${index}`,
      color: '#fff',
      href: `#${index}`,
    }))

    expect(wordsOf(aTile({ swatches }))).toMatch(/\+3 3 weitere Farben$/)
  })
})
