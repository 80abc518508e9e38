import { Fragment } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { asWished } from './basket-changes.ts'
import type { BasketFacts, PageRow } from './basket-facts.ts'
import styles from './basket-page.module.css'
import { BasketRow } from './basket-row.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { GiftPicker } from './gift-picker.tsx'
import type { BasketPageFacts } from './load-basket-page.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { writeRemovedItem } from './removed-items.ts'
import type { BasketDesk } from './use-basket-desk.ts'

interface FilledBasketProps {
  basket: BasketFacts
  desk: BasketDesk
  page: BasketPageFacts
  onUndo: () => void
}

export function FilledBasket({ basket, desk, page, onUndo }: FilledBasketProps) {
  const { t } = useShopText()
  const rows = asWished(basket.rows, desk.changes)
  const soldOut = asWished(basket.soldOut, desk.changes)
  const gifts = page.gifts.filter(({ promotionId }) => basket.giftIds.includes(promotionId))
  return (
    <Wrap>
      <div className={styles.head}>
        <Headline as="h1" size={40}>
          {t('basket.title')}
        </Headline>
        <p className={styles.count}>{t('basket.count', { count: basket.count })}</p>
      </div>
      <div className={styles.basket}>
        <div>
          <Rows label={t('basket.title')} rows={rows} offset={0} desk={desk} onUndo={onUndo} />
          {gifts.map((offer) => (
            <GiftPicker key={offer.promotionId} offer={offer} desk={desk} />
          ))}
          {soldOut.length > 0 && (
            <section className={styles.soldOut} aria-labelledby="sold-out">
              <Headline id="sold-out" size={20}>
                {t('basket.unavailable_title')}
              </Headline>
              <Text tone="soft">{t('basket.unavailable_hint')}</Text>
              <Rows isSoldOut rows={soldOut} offset={rows.length} desk={desk} onUndo={onUndo} />
            </section>
          )}
        </div>
        {basket.rows.length > 0 && (
          <aside className={styles.side} aria-label={t('basket.total')}>
            <BasketSummary basket={basket} desk={desk} page={page} />
          </aside>
        )}
      </div>
    </Wrap>
  )
}

interface RowsProps {
  rows: readonly PageRow[]
  /** Rows of the page above these. */
  offset: number
  desk: BasketDesk
  label?: string
  isSoldOut?: boolean
  onUndo: () => void
}

/** What was taken out is said where it stood, so that nothing else moves. */
function Rows({ rows, offset, desk, label, isSoldOut = false, onUndo }: RowsProps) {
  const { removed } = desk
  const place = removed ? removed.index - offset : -1
  const isHere = isSoldOut ? place >= 0 : removed !== null && place <= rows.length
  const mains = new Map(
    rows.flatMap(({ group, name }) => (group?.isMainItem ? [[group.id, name] as const] : [])),
  )
  const notice = removed && isHere && (
    <li key="removed" className={styles.removed}>
      <RemovedNotice
        kind={removed.kind}
        names={removed.rows.map(({ name }) => name)}
        items={removed.rows.map((row) => writeRemovedItem(row))}
        takesFocus
        onUndo={onUndo}
      />
    </li>
  )
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row, index) => (
        <Fragment key={row.key}>
          {index === place && notice}
          <BasketRow
            row={row}
            desk={desk}
            isSoldOut={isSoldOut}
            belongsTo={row.group && !row.group.isMainItem ? mains.get(row.group.id) : undefined}
          />
        </Fragment>
      ))}
      {place >= rows.length && notice}
    </ul>
  )
}
