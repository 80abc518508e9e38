import { describe, expect, it } from 'vitest'
import { renderInShop } from '#app/ui/test-render.tsx'
import { CatalogTile } from './catalog-tile.tsx'
import type { Tile } from './tile.ts'

const TILE: Tile = {
  id: 4711,
  href: '/de/p/hemdbluse-mira-4711/',
  brand: 'Saum',
  name: 'Hemdbluse Mira',
  picture: { key: 'mira-front' },
  alt: 'Hemdbluse Mira, Weiß',
  secondPicture: 'mira-back',
  cents: 89_95,
  sizeLabels: ['36', '38'],
}

function aTile(changes: Partial<Tile> = {}): string {
  return renderInShop(<CatalogTile tile={{ ...TILE, ...changes }} />)
}

describe('the tile of a product', () => {
  it('brings the second view and the sizes only when somebody comes near', () => {
    const markup = aTile()

    expect(markup).toContain('mira-front')
    expect(markup).not.toContain('mira-back')
    expect(markup).not.toContain('?size=')
  })

  it('has a heart of its own', () => {
    expect(aTile()).toContain('Hemdbluse Mira auf die Merkliste')
  })

  it('says in words that it is sold out', () => {
    expect(aTile({ isSoldOut: true })).toContain('Ausverkauft')
  })
})
