import type { CardLevel } from '@saum/contract/fashion-card'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './card-levels.module.css'

const COLUMNS = [
  ['temporary', 'card.column_temporary'],
  ['basic', 'card.level_basic'],
  ['vip', 'card.level_vip'],
] as const satisfies readonly (readonly [CardLevel, name: PlainKey])[]

interface LevelRow {
  name: PlainKey
  values: Record<CardLevel, PlainKey | { percent: number }>
}

/** What the terms promise, in their order. */
const ROWS: readonly LevelRow[] = [
  {
    name: 'card.row_when',
    values: { temporary: 'card.when_temporary', basic: 'card.when_basic', vip: 'card.when_vip' },
  },
  {
    name: 'card.row_discount',
    values: { temporary: { percent: 5 }, basic: { percent: 5 }, vip: { percent: 10 } },
  },
  {
    name: 'card.row_redeem',
    values: { temporary: 'card.no', basic: 'card.yes', vip: 'card.yes' },
  },
  {
    name: 'card.row_birthday',
    values: { temporary: 'card.no', basic: 'card.birthday_basic', vip: 'card.birthday_vip' },
  },
  {
    name: 'card.row_delivery',
    values: {
      temporary: 'card.delivery_from',
      basic: 'card.delivery_from',
      vip: 'card.delivery_free',
    },
  },
  {
    name: 'card.row_hem',
    values: { temporary: 'card.hem_price', basic: 'card.hem_price', vip: 'card.free' },
  },
  {
    name: 'card.row_sale',
    values: { temporary: 'card.sale_all', basic: 'card.sale_all', vip: 'card.sale_vip' },
  },
]

/** The three levels side by side, with the own one marked. */
export function CardLevels({ own }: { own: CardLevel | null }) {
  const { t } = useShopText()
  return (
    <table className={styles.table} aria-label={t('card.levels')} data-own={own ?? undefined}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('card.benefit')}</VisuallyHidden>
          </th>
          {COLUMNS.map(([level, name]) => (
            <th key={level} scope="col" data-level={level} data-own={level === own || undefined}>
              {t(name)}
              {level === own && <span className={styles.yours}> {t('card.yours')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            {COLUMNS.map(([level]) => (
              <td key={level} data-level={level} data-own={level === own || undefined}>
                <LevelValue value={values[level]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LevelValue({ value }: { value: LevelRow['values'][CardLevel] }) {
  const { t } = useShopText()
  return typeof value === 'string' ? t(value) : t('card.discount', value)
}
