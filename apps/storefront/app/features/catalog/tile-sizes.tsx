import { useShopText } from '#app/messages/shop-text.tsx'
import { QuickSizes } from '#app/ui/quick-sizes.tsx'
import type { Tile } from './tile.ts'

/** The sizes that are there, each a link to the product with the size chosen. */
export function TileSizes({ tile }: { tile: Tile }) {
  const { t } = useShopText()
  const sizes = (tile.sizeLabels ?? []).map((label) => ({
    value: label,
    label,
    href: `${tile.href}?size=${encodeURIComponent(label)}`,
  }))
  return <QuickSizes label={t('listing.quick_add')} sizes={sizes} />
}
