import { money } from '@saum/domain/money'
import type { OutfitPiece, PieceSize } from '#app/features/catalog/outfit-facts.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceLine } from '#app/ui/price.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './piece-row.module.css'

interface PieceRowProps {
  piece: OutfitPiece
  /** The chosen size, if any. */
  size: PieceSize | undefined
  /** What came of adding it. */
  outcome: PieceOutcome | undefined
  onChoose: (variantId: number | null) => void
}

export type PieceOutcome = { kind: 'added' } | { kind: 'refused'; message: string }

/** Where a point in the picture leads. */
export function pieceId(productId: number): string {
  return `piece-${productId}`
}

/** One piece of an outfit with its own price and its own choice of size. */
export function PieceRow({ piece, size, outcome, onChoose }: PieceRowProps) {
  const text = useShopText()
  const { imageBase } = usePageSettings()
  const { currency } = text.shop
  const { cents, priorCents } = size ?? piece
  return (
    <li
      id={pieceId(piece.id)}
      className={styles.piece}
      data-piece=""
      data-sold-out={piece.isSoldOut ? '' : undefined}
    >
      <a href={piece.href} className={styles.media} tabIndex={-1} aria-hidden="true">
        {piece.picture && (
          <Picture
            {...productPicture(piece.picture, imageBase, 'thumbnail')}
            alt=""
            sizes="80px"
            fill
          />
        )}
      </a>
      <div className={styles.words}>
        <p>
          <a className={styles.name} href={piece.href}>
            {piece.name}
          </a>
        </p>
        <p className={styles.note}>{piece.color}</p>
        {piece.isSoldOut ? (
          <SoldOut piece={piece} />
        ) : (
          <SizeChoice piece={piece} size={size} onChoose={onChoose} />
        )}
        {size?.left !== undefined && (
          <p className={styles.warning}>{text.t('outfit.left', { count: size.left })}</p>
        )}
        {outcome && <Outcome outcome={outcome} />}
      </div>
      <div className={styles.price}>
        <PriceLine
          text={text}
          now={money(cents, currency)}
          before={
            priorCents === undefined || piece.isSoldOut ? undefined : money(priorCents, currency)
          }
          from={size === undefined && piece.isPriceFrom}
        />
      </div>
    </li>
  )
}

/** Without script the page sends the choice of every piece; an empty one is left out. */
function SizeChoice({ piece, size, onChoose }: Omit<PieceRowProps, 'outcome'>) {
  const text = useShopText()
  return (
    <span className={styles.size}>
      <select
        className={styles.select}
        aria-label={text.t('outfit.size_of', { name: piece.name })}
        name="variantId"
        value={size ? String(size.variantId) : ''}
        onChange={(event) => onChoose(Number(event.currentTarget.value) || null)}
      >
        <option value="">{text.t('listing.quick_add')}</option>
        {piece.sizes.map((option) => (
          <option key={option.variantId} value={option.variantId} disabled={option.isSoldOut}>
            {sizeWords(option, text)}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </span>
  )
}

function sizeWords({ label, left, isSoldOut }: PieceSize, { t }: ShopText): string {
  if (isSoldOut) return t('outfit.size_option_sold_out', { size: label })
  return left === undefined
    ? t('outfit.size_option', { size: label })
    : t('outfit.size_option_left', { size: label, count: left })
}

function SoldOut({ piece }: { piece: OutfitPiece }) {
  const { t } = useShopText()
  const { instead } = piece
  return (
    <>
      <p className={styles.warning}>{t('outfit.sold_out')}</p>
      <TextLink size={12} href={instead?.href ?? piece.href}>
        {instead ? t('outfit.instead', { colour: instead.color }) : t('outfit.similar')}
      </TextLink>
    </>
  )
}

function Outcome({ outcome }: { outcome: PieceOutcome }) {
  const { t } = useShopText()
  return outcome.kind === 'added' ? (
    <p className={styles.added}>{t('outfit.in_basket')}</p>
  ) : (
    <p className={styles.warning}>{outcome.message}</p>
  )
}
