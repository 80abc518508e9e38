import type { Tile } from '#app/features/catalog/tile.ts'

export function aTile(id: number): Tile {
  return {
    id,
    href: `/de/p/mantel-${id}/`,
    brand: 'Saum',
    name: `Mantel ${id}`,
    alt: 'Ein Mantel',
    cents: 19_900,
  }
}
