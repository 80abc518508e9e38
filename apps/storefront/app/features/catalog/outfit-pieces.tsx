import { money } from '@saum/domain/money'
import { usePageSettings } from '#app/page/page-settings.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceLine } from '#app/ui/price.tsx'
import type { OutfitPiece } from './outfit-facts.ts'
import styles from './outfit-pieces.module.css'
import { productPicture } from './product-picture.ts'

interface OutfitPiecesProps {
  label: string
  pieces: readonly OutfitPiece[]
  /** Names the row of a piece, for whoever points at it from elsewhere on the page. */
  anchor?: (id: number) => string
}

/** The pieces of an outfit as a list; the name is the link and covers its row. */
export function OutfitPieces({ label, pieces, anchor }: OutfitPiecesProps) {
  const text = useShopText()
  const { imageBase } = usePageSettings()
  return (
    <ul className={styles.pieces} aria-label={label}>
      {pieces.map((piece) => (
        <li
          key={piece.id}
          id={anchor?.(piece.id)}
          className={styles.piece}
          data-piece=""
          data-sold-out={piece.isSoldOut ? '' : undefined}
        >
          <span className={styles.media}>
            {piece.picture && (
              <Picture
                {...productPicture(piece.picture, imageBase, 'thumbnail')}
                alt=""
                sizes="80px"
                fill
              />
            )}
          </span>
          <div className={styles.words}>
            <p>
              <a href={piece.href} className={styles.name}>
                {piece.name}
              </a>
            </p>
            <p className={styles.note}>{piece.color}</p>
            {piece.isSoldOut && (
              <p className={styles.soldOut}>{text.t('listing.badge_sold_out')}</p>
            )}
          </div>
          <div className={styles.price}>
            <PriceLine
              text={text}
              now={money(piece.cents, text.shop.currency)}
              before={
                piece.priorCents && !piece.isSoldOut
                  ? money(piece.priorCents, text.shop.currency)
                  : undefined
              }
              from={piece.isPriceFrom}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
