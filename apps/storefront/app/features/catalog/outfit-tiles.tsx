import { usePageSettings } from '#app/page/page-settings.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { OutfitTile } from './outfit-facts.ts'
import styles from './outfit-tiles.module.css'
import { productPicture } from './product-picture.ts'

interface OutfitTilesProps {
  outfits: readonly OutfitTile[]
  label: string
  heading?: 'h2' | 'h3'
  /** How many stand in the first screen and are loaded first. */
  priorityCount?: number
  /** One row only, however many columns there are. */
  isRow?: boolean
}

const TILE_SIZES =
  '(min-width: 1520px) 342px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, calc(50vw - 24px)'

/** Outfits in two, three or four columns, as products are. */
export function OutfitTiles(props: OutfitTilesProps) {
  const { outfits, label, heading: Heading = 'h2', priorityCount = 0, isRow } = props
  const { t } = useShopText()
  const { imageBase } = usePageSettings()
  return (
    <ul className={styles.outfits} aria-label={label} data-row={isRow ? '' : undefined}>
      {outfits.map((outfit, index) => (
        <li key={outfit.id} className={styles.outfit} data-tile="">
          <div className={styles.media}>
            {outfit.picture && (
              <Picture
                {...productPicture(outfit.picture, imageBase, 'tile')}
                alt={outfit.alt}
                sizes={TILE_SIZES}
                priority={index < priorityCount}
                fill
              />
            )}
          </div>
          <Heading className={styles.name}>
            <a href={outfit.href}>{outfit.name}</a>
          </Heading>
          <p className={styles.note}>{t('listing.outfit_pieces', { count: outfit.pieceCount })}</p>
        </li>
      ))}
    </ul>
  )
}
