import type { ItemFacts } from '@saum/tracking/entities/tracked-item'

/** A product as a list of it knows it. */
export interface PageTile extends ItemFacts {
  href: string
}

const DEEPEST = 6

/** Every product that stands in a list on a page, by its address, in the order of the page. */
export function tilesIn(data: unknown): Map<string, PageTile> {
  const tiles = new Map<string, PageTile>()
  gather(data, DEEPEST, tiles)
  return tiles
}

/** What a page knows of a product: in one of its lists, or because it is the page of it. */
export function productOnPage(data: unknown, productId: number): ItemFacts {
  const tile = [...tilesIn(data).values()].find(({ id }) => id === productId)
  const own = data as Partial<ItemFacts> | null | undefined
  if (tile) return tile
  const isOwn = own?.id === productId && own.name !== undefined && own.cents !== undefined
  return isOwn ? (own as ItemFacts) : { id: productId, name: '' }
}

interface ListPart {
  page?: number
  perPage?: number
}

/** Where a list goes on, counted from 1 over all its pages. */
export function firstPlaceOf(list: unknown): number {
  const { page = 1, perPage = 0 } = (list ?? {}) as ListPart
  return (page - 1) * perPage + 1
}

function gather(value: unknown, depth: number, tiles: Map<string, PageTile>): void {
  if (depth === 0 || typeof value !== 'object' || value === null) return
  if (isTile(value)) {
    if (!tiles.has(value.href)) tiles.set(value.href, value)
    return
  }
  for (const part of Object.values(value)) gather(part, depth - 1, tiles)
}

function isTile(value: object): value is PageTile {
  const tile = value as Partial<Record<keyof PageTile, unknown>>
  return (
    typeof tile.id === 'number' &&
    typeof tile.href === 'string' &&
    typeof tile.name === 'string' &&
    typeof tile.cents === 'number'
  )
}
