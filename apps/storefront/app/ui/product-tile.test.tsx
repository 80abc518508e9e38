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

  it('hides the second view from screen readers', () => {
    const second = { src: '/pictures/mira-back.webp', width: 450, height: 563 }

    expect(aTile({ secondPicture: second })).toContain('alt=""')
  })

  it('says that it is sold out and no longer praises the reduction', () => {
    const words = wordsOf(aTile({ isSoldOut: true, priorPrice: money(109_95, 'EUR') }))

    expect(words).toContain('Ausverkauft')
    expect(words).not.toContain('%')
  })

  it('links the other colors by name', () => {
    const swatches = ['Weiß', 'Kamel'].map((name) => ({ name, color: '#fff', href: `#${name}` }))

    expect(wordsOf(aTile({ swatches }))).toContain('Farbe Kamel ansehen')
  })

  it('counts the colors that do not fit', () => {
    const swatches = Array.from({ length: 7 }, (_, index) => ({
      name: `Farbe ${index}`,
      color: '#fff',
      href: `#${index}`,
    }))

    expect(wordsOf(aTile({ swatches }))).toMatch(/\+3$/)
  })
})
