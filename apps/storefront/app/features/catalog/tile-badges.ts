import type { Translate } from '#app/messages/shop-text.tsx'
import { percentOff } from '#app/ui/percent-off.ts'
import type { TileBadge } from '#app/ui/product-tile.tsx'
import type { Tile } from './tile.ts'

const MAX_BADGES = 3

/** The words on a tile's picture, the most important first. Sold out leaves nothing to praise. */
export function tileBadges(tile: Tile, t: Translate): TileBadge[] {
  const { isSoldOut, isNew, priorCents = 0, labels = [] } = tile
  if (isSoldOut) return [{ words: t('listing.badge_sold_out') }]
  const percent = percentOff(tile.cents, priorCents)
  const badges: TileBadge[] = labels.map((words) => ({ words }))
  if (isNew) badges.unshift({ words: t('listing.badge_new') })
  if (percent > 0) badges.unshift({ words: t('listing.badge_sale', { percent }), tone: 'sale' })
  return badges.slice(0, MAX_BADGES)
}
