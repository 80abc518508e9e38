import { money } from '@saum/domain/money'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import type { Tile } from '#app/features/catalog/tile.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PriceLine } from '#app/ui/price.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './alternatives.module.css'

/** How many of the similar products stand in the buy box of one that is sold out. */
export const ALTERNATIVE_COUNT = 3

/** Says that nothing is left, and what comes closest, before anything else. */
export function Alternatives({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useShopText()
  return (
    <div className={styles.part}>
      <div>
        <Headline size={20}>{t('product.sold_out_title')}</Headline>
        {tiles.length > 0 && <Text tone="soft">{t('product.sold_out_hint')}</Text>}
      </div>
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.slice(0, ALTERNATIVE_COUNT).map((tile) => (
            <AlternativeTile key={tile.id} tile={tile} />
          ))}
        </ul>
      )}
    </div>
  )
}

function AlternativeTile({ tile }: { tile: Tile }) {
  const text = useShopText()
  const { imageBase } = usePageSettings()
  const { currency } = text.shop
  return (
    <li className={styles.tile}>
      <span className={styles.media}>
        {tile.picture && (
          <Picture
            {...productPicture(tile.picture, imageBase, 'thumbnail')}
            alt=""
            sizes="140px"
            fill
          />
        )}
      </span>
      <a href={tile.href} className={styles.name}>
        {tile.name}
      </a>
      <PriceLine
        text={text}
        now={money(tile.cents, currency)}
        before={tile.priorCents === undefined ? undefined : money(tile.priorCents, currency)}
        from={tile.isPriceFrom}
        hidesPercent
      />
    </li>
  )
}
