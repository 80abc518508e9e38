import { RETURN_REASONS } from '@saum/domain/return-choices'
import { money } from '@saum/domain/money'
import { toDate } from '#app/features/order/day-words.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Fields, FieldSpan } from '#app/ui/fields.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/type.tsx'
import type { ReturnRowFacts } from './load-returns.ts'
import {
  countField,
  exchangeField,
  reasonField,
  TAKE_FIELD,
  type ChosenRow,
} from './return-choice.ts'
import styles from './return-row.module.css'

interface ReturnRowProps {
  row: ReturnRowFacts
  chosen: ChosenRow | undefined
}

/** A tick beside a piece; the details unfold under it once it is chosen. */
export function ReturnRow({ row, chosen }: ReturnRowProps) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  return (
    <li className={styles.item}>
      <label className={styles.row}>
        <input
          type="checkbox"
          name={TAKE_FIELD}
          value={row.key}
          className={styles.tick}
          defaultChecked={chosen !== undefined}
          disabled={row.fault !== null}
        />
        <span className={styles.picture}>
          {row.picture && (
            <Picture
              {...productPicture(row.picture, imageBase, 'thumbnail')}
              alt=""
              sizes="72px"
              fill
            />
          )}
        </span>
        <span className={styles.words}>
          <span>{row.name}</span>
          <Text as="span" tone="soft">
            {t('order.piece', { color: row.color, size: row.size, count: row.count })}
          </Text>
          <Closed row={row} />
        </span>
        <span className={styles.price}>
          {formatMoney(money(row.unitCents * row.count, shop.currency))}
        </span>
      </label>
      {row.fault === null && <RowDetails row={row} chosen={chosen} />}
    </li>
  )
}

/** Why a piece cannot come back. */
function Closed({ row: { fault, until, exclusion } }: Pick<ReturnRowProps, 'row'>) {
  const { t, formatDate } = useShopText()
  if (fault === null) return null
  const words = {
    'not-delivered': () => t('returns.item_not_delivered'),
    'window-closed': () =>
      t('returns.item_closed', { date: until === null ? '' : formatDate(toDate(until)) }),
    'already-returned': () => t('returns.item_returned'),
    excluded: () =>
      exclusion === ''
        ? t('returns.item_excluded')
        : t('returns.item_excluded_because', { reason: exclusion }),
  }
  return (
    <Text as="span" size={12}>
      {words[fault]()}
    </Text>
  )
}

const REASON_NAME = {
  too_small: 'returns.reason_too_small',
  too_large: 'returns.reason_too_large',
  different: 'returns.reason_different',
  quality: 'returns.reason_quality',
  wrong_item: 'returns.reason_wrong_item',
  late: 'returns.reason_late',
  unwanted: 'returns.reason_unwanted',
  none: 'returns.reason_none',
} as const

function RowDetails({ row, chosen }: ReturnRowProps) {
  const { t } = useShopText()
  const { key, count, exchange } = row
  const counts = Array.from({ length: count }, (_, index) => String(index + 1))
  const reasons = ['none', ...RETURN_REASONS.filter((reason) => reason !== 'none')] as const
  return (
    <div className={styles.more}>
      <Fields>
        <FieldSpan columns={count > 1 ? 4 : 6}>
          <SelectField
            name={reasonField(key)}
            label={t('returns.reason')}
            defaultValue={chosen?.reason ?? 'none'}
            options={reasons.map((reason) => ({ value: reason, label: t(REASON_NAME[reason]) }))}
          />
        </FieldSpan>
        {count > 1 ? (
          <FieldSpan columns={2}>
            <SelectField
              name={countField(key)}
              label={t('order.count')}
              defaultValue={String(chosen?.count ?? count)}
              options={counts.map((value) => ({ value, label: value }))}
            />
          </FieldSpan>
        ) : null}
        {exchange.length > 0 ? (
          <SelectField
            name={exchangeField(key)}
            label={t('returns.exchange')}
            hint={t('returns.exchange_hold')}
            defaultValue={String(chosen?.exchangeVariantId ?? '')}
            options={[
              { value: '', label: t('returns.exchange_none') },
              ...exchange.map(({ variantId, size }) => ({
                value: String(variantId),
                label: t('returns.exchange_size', { size }),
              })),
            ]}
          />
        ) : null}
      </Fields>
    </div>
  )
}
