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
  /** The front in the color that is looked at among the swatches; lies above the other views. */
  colorPicture?: PictureSource | undefined
  price: Money
  priorPrice?: Money | undefined
  isPriceFrom?: boolean | undefined
  swatches?: readonly Swatch[] | undefined
  badges?: readonly TileBadge[] | undefined
  isSoldOut?: boolean | undefined
  heading?: 'h2' | 'h3' | undefined
  /** The picture the page is judged by: loaded before all others. */
  priority?: boolean | undefined
  /** In the first row: loaded at once. */
  eager?: boolean | undefined
  sizes?: string | undefined
  /** The heart; lies above the link. */
  wishlist?: ReactNode
  /** Sizes to choose at once; shown while a pointer rests on the tile or the focus is inside. */
  quickAdd?: ReactNode
  /** Lets the picture travel to the product page. */
  transitionName?: string | undefined
  onOpen?: (() => void) | undefined
  /** A pointer or the focus has come: time to bring what only they can see. */
  onApproach?: (() => void) | undefined
  onColorLook?: ((swatch: Swatch | null) => void) | undefined
}

/** One product in a `ProductGrid` or a `Slider`: the name is the link and covers the whole tile. */
export function ProductTile(props: ProductTileProps) {
  const text = useShopText()
  const { heading: Heading = 'h3', swatches, transitionName, isSoldOut, onApproach } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes that somebody comes; every control inside is its own
    <li
      className={styles.tile}
      data-tile=""
      data-sold-out={isSoldOut ? true : undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <div
        className={styles.media}
        style={transitionName ? { viewTransitionName: transitionName } : undefined}
      >
        <TilePictures {...props} />
        <TileBadges badges={props.badges} />
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
          <Swatches
            swatches={swatches}
            describe={(swatch) => colorWords(text, swatch)}
            onLook={props.onColorLook}
          />
        </div>
      )}
      {props.quickAdd && <div className={styles.quickAdd}>{props.quickAdd}</div>}
      {props.wishlist && <div className={styles.wishlist}>{props.wishlist}</div>}
    </li>
  )
}

function colorWords({ t }: ShopText, { name: colour, isSoldOut }: Swatch): string {
  return isSoldOut
    ? t('listing.colour_sold_out', { colour })
    : t('listing.colour_choose', { colour })
}

function TileBadges({ badges }: Pick<ProductTileProps, 'badges'>) {
  if (!badges || badges.length === 0) return null
  return (
    <p className={styles.badges}>
      {badges.map(({ words, tone }) => (
        <Badge key={words} tone={tone}>
          {words}
        </Badge>
      ))}
    </p>
  )
}

function TilePictures(props: ProductTileProps) {
  const { picture, secondPicture, colorPicture, priority, eager, sizes = TILE_SIZES } = props
  const placed = { sizes, fill: true }
  return (
    <>
      {picture && (
        <Picture
          {...picture}
          {...placed}
          alt={props.pictureAlt}
          priority={priority}
          eager={eager}
        />
      )}
      {secondPicture && (
        <span className={styles.second}>
          <Picture {...secondPicture} {...placed} alt="" />
        </span>
      )}
      {colorPicture && (
        <span className={styles.color}>
          <Picture key={colorPicture.src} {...colorPicture} {...placed} alt="" eager />
        </span>
      )}
    </>
  )
}
