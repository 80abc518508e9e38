import type { ReactNode } from 'react'
import type { Money } from '@saum/domain/money'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { PriceLine } from '#app/ui/price.tsx'
import { Swatches, type Swatch } from '#app/ui/swatches.tsx'
import styles from './product-tile.module.css'

/** Drawn width of a tile in the product grid: two, three, four columns. */
const TILE_SIZES =
  '(min-width: 1520px) 342px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, calc(50vw - 24px)'

export interface TileBadge {
  words: string
  tone?: 'sale'
}

export interface ProductTileProps {
  href: string
  brand: string
  name: string
  picture?: PictureSource | undefined
  pictureAlt: string
  /** Another view, shown while a pointer rests on the tile. */
  secondPicture?: PictureSource | undefined
  price: Money
  priorPrice?: Money | undefined
  isPriceFrom?: boolean | undefined
  swatches?: readonly Swatch[] | undefined
  badges?: readonly TileBadge[] | undefined
  isSoldOut?: boolean | undefined
  heading?: 'h2' | 'h3' | undefined
  priority?: boolean | undefined
  sizes?: string | undefined
  /** The heart; lies above the link. */
  wishlist?: ReactNode
  /** Sizes to add at once; shown while a pointer rests on the tile or the focus is inside. */
  quickAdd?: ReactNode
  /** Lets the picture travel to the product page. */
  transitionName?: string | undefined
  onOpen?: (() => void) | undefined
}

/** One product in a `ProductGrid` or a `Slider`: the name is the link and covers the whole tile. */
export function ProductTile(props: ProductTileProps) {
  const text = useShopText()
  const { heading: Heading = 'h3', swatches, transitionName, isSoldOut } = props
  return (
    <li className={styles.tile} data-tile="" data-sold-out={isSoldOut ? true : undefined}>
      <div
        className={styles.media}
        style={transitionName ? { viewTransitionName: transitionName } : undefined}
      >
        <TilePictures {...props} />
        {props.badges && props.badges.length > 0 && (
          <p className={styles.badges}>
            {props.badges.map(({ words, tone }) => (
              <Badge key={words} tone={tone}>
                {words}
              </Badge>
            ))}
          </p>
        )}
        {props.quickAdd && <div className={styles.quickAdd}>{props.quickAdd}</div>}
      </div>
      <p className={styles.brand}>{props.brand}</p>
      <Heading className={styles.name}>
        <a href={props.href} onClick={props.onOpen}>
          {props.name}
        </a>
      </Heading>
      <div className={styles.price}>
        <PriceLine
          text={text}
          now={props.price}
          before={isSoldOut ? undefined : props.priorPrice}
          from={props.isPriceFrom}
          hidesPercent
        />
      </div>
      {swatches && swatches.length > 1 && (
        <div className={styles.swatches}>
          <Swatches swatches={swatches} describe={(swatch) => colorWords(text, swatch)} />
        </div>
      )}
      {props.wishlist && <div className={styles.wishlist}>{props.wishlist}</div>}
    </li>
  )
}

function colorWords({ t }: ShopText, { name: colour, isSoldOut }: Swatch): string {
  return isSoldOut
    ? t('listing.colour_sold_out', { colour })
    : t('listing.colour_choose', { colour })
}

function TilePictures(props: ProductTileProps) {
  const { picture, pictureAlt, secondPicture, priority, sizes = TILE_SIZES } = props
  return (
    <>
      {picture && <Picture {...picture} alt={pictureAlt} sizes={sizes} priority={priority} fill />}
      {secondPicture && (
        <span className={styles.second}>
          <Picture {...secondPicture} alt="" sizes={sizes} fill />
        </span>
      )}
    </>
  )
}
