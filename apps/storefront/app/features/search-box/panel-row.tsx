import { money } from '@saum/domain/money'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import type { Tile } from '#app/features/catalog/tile.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceLine } from '#app/ui/price.tsx'
import type { QueryRow, Row, ScopeRow } from './row.ts'
import styles from './panel-row.module.css'

/** Four beside the words on wide screens, four across a tablet, one small one per row on a phone. */
const PICTURE_SIZES = '(min-width: 1024px) 17vw, (min-width: 768px) 22vw, 56px'

interface PanelRowProps {
  row: Row
  isActive: boolean
}

export function PanelRow({ row, isActive }: PanelRowProps) {
  return (
    <a
      id={row.id}
      className={styles.row}
      href={row.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-kind={row.kind}
    >
      <RowContent row={row} />
    </a>
  )
}

function RowContent({ row }: { row: Row }) {
  const { t } = useShopText()
  switch (row.kind) {
    case 'completion':
    case 'popular':
    case 'recent':
      return <QueryContent row={row} />
    case 'category':
      return <ScopeContent row={row} />
    case 'page':
      return (
        <>
          <Icon name="arrow" size="small" />
          <span className={styles.words}>
            <b>{row.text}</b>
          </span>
        </>
      )
    case 'product':
      return <ProductContent tile={row.tile} />
    case 'all':
      return <span className={styles.all}>{t('search.show_all', { count: row.count })}</span>
  }
}

function QueryContent({ row: { kind, parts } }: { row: QueryRow }) {
  return (
    <>
      <Icon name={kind === 'recent' ? 'clock' : 'search'} size="small" />
      <span className={styles.words}>
        {parts.map(({ text, isNew }, index) =>
          isNew ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
        )}
      </span>
    </>
  )
}

function ScopeContent({ row: { text: term, category, count } }: { row: ScopeRow }) {
  const { richText, formatNumber } = useShopText()
  return (
    <>
      <Icon name="search" size="small" />
      <span className={styles.words}>
        {richText('search.scope', {
          term: <span className={styles.term}>{term}</span>,
          category: <b>{category}</b>,
        })}
        <span className={styles.count}>{`, ${formatNumber(count)}`}</span>
      </span>
    </>
  )
}

function ProductContent({ tile }: { tile: Tile }) {
  const text = useShopText()
  const { imageBase } = usePageSettings()
  const { picture, brand, name, cents, isPriceFrom } = tile
  return (
    <>
      <span className={styles.picture}>
        {picture && (
          <Picture
            {...productPicture(picture, imageBase, 'tile')}
            alt=""
            sizes={PICTURE_SIZES}
            fill
          />
        )}
      </span>
      <div className={styles.facts}>
        <span className={styles.brand}>{brand}</span>
        <span className={styles.name}>{name}</span>
        <PriceLine text={text} now={money(cents, text.shop.currency)} from={isPriceFrom} />
      </div>
    </>
  )
}
