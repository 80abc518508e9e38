import { money } from '@saum/domain/money'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Text } from '#app/ui/type.tsx'
import { isPending } from './basket-changes.ts'
import type { PageRow } from './basket-facts.ts'
import styles from './basket-row.module.css'
import { RowControls } from './row-controls.tsx'
import { RowNotes } from './row-notes.tsx'
import type { BasketDesk } from './use-basket-desk.ts'

interface BasketRowProps {
  row: PageRow
  desk: BasketDesk
  isSoldOut?: boolean
  /** Name of the main item it belongs to. */
  belongsTo?: string | undefined
}

export function BasketRow({ row, desk, isSoldOut = false, belongsTo }: BasketRowProps) {
  const { t, shop } = useShopText()
  const { imageBase } = usePageSettings()
  // Rows that are sold out stand below a heading of their own.
  const Heading = isSoldOut ? 'h3' : 'h2'
  return (
    <li
      className={styles.row}
      data-sold-out={isSoldOut || undefined}
      data-member={belongsTo !== undefined || undefined}
    >
      {/* The name leads to the same place and says so. */}
      <a className={styles.picture} href={row.href} tabIndex={-1} aria-hidden="true">
        {row.picture && (
          <Picture
            {...productPicture(row.picture, imageBase, 'thumbnail')}
            alt=""
            sizes="(min-width: 768px) 144px, 104px"
            fill
          />
        )}
      </a>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a href={row.href}>{row.name}</a>
        </Heading>
        <LinePrice row={row} isPending={isPending(desk.changes, row.key)} isSoldOut={isSoldOut} />
        <div className={styles.meta}>
          <Text tone="soft">{row.brand}</Text>
          <Text tone="soft">
            {row.color}, {t('basket.size_named', { size: row.size })}.{' '}
            <span className={styles.number}>
              {t('basket.article_number', { number: row.articleNumber })}
            </span>
          </Text>
          {belongsTo !== undefined && (
            <Text tone="soft">{t('basket.belongs_to', { name: belongsTo })}</Text>
          )}
          {row.priorCents !== undefined && !isSoldOut && !row.saving?.isGift && (
            <div className={styles.compared}>
              <Price
                now={money(row.unitCents, shop.currency)}
                before={money(row.priorCents, shop.currency)}
              />
            </div>
          )}
        </div>
        <RowNotes row={row} desk={desk} isSoldOut={isSoldOut} />
        <RowControls row={row} desk={desk} isSoldOut={isSoldOut} />
      </div>
    </li>
  )
}

interface LinePriceProps {
  row: PageRow
  isPending: boolean
  isSoldOut: boolean
}

/** Stays the shop's last word while it is asked about another number. */
function LinePrice({ row, isPending: isWaiting, isSoldOut }: LinePriceProps) {
  const { t, shop, formatMoney } = useShopText()
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  const { saving, totalCents, quantity } = row
  if (saving?.isGift) return <p className={styles.price}>{t('basket.gift')}</p>
  const count = isSoldOut ? 1 : quantity
  return (
    <p className={styles.price} data-pending={isWaiting || undefined}>
      {saving ? (
        <>
          <span className={styles.now}>{written(totalCents)}</span>{' '}
          <s className={styles.each}>{written(totalCents + saving.cents)}</s>
        </>
      ) : (
        written(isSoldOut ? row.unitCents : totalCents)
      )}
      {count > 1 && (
        <span className={styles.each}>
          {t('basket.pieces_at', { count: String(count), price: written(row.unitCents) })}
        </span>
      )}
    </p>
  )
}
