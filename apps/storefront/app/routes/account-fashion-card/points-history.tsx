import type { PointsEntry } from '@saum/contract/fashion-card'
import { AccountPart } from '#app/features/account/account-page.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { HistoryFacts } from './load-card.ts'
import styles from './points-history.module.css'

/** What came and went, the newest first. */
export function PointsHistory({ history }: { history: HistoryFacts }) {
  const { t, shop } = useShopText()
  const { entries, page, lastPage } = history
  const own = `/${shop.path}/account/fashion-card/`
  return (
    <AccountPart title={t('card.history')}>
      {entries.length === 0 ? (
        <Text tone="soft">{t('card.empty_history')}</Text>
      ) : (
        <table className={styles.table} id="history" aria-label={t('card.history')}>
          <thead>
            <tr>
              <th scope="col">{t('card.history_date')}</th>
              <th scope="col">{t('card.history_what')}</th>
              <th scope="col" className={styles.points}>
                {t('card.history_points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        pageNumber={page}
        totalPages={lastPage}
        hrefOf={(number) => `${own}${number === 1 ? '' : `?page=${number}`}#history`}
      />
    </AccountPart>
  )
}

function EntryRow({ entry }: { entry: PointsEntry }) {
  const { t, formatDate, formatNumber } = useShopText()
  const { points, isCredited, creditedAt } = entry
  const written = `${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points))}`
  return (
    <tr>
      <td className={styles.date}>
        <time dateTime={entry.at}>{formatDate(new Date(entry.at), 'numeric')}</time>
      </td>
      <th scope="row">
        <EntryWords entry={entry} />
        {!isCredited && (
          <small className={styles.hint}>
            {creditedAt === null
              ? t('card.history_pending_hint')
              : t('card.history_credited_on', { date: formatDate(new Date(creditedAt)) })}
          </small>
        )}
      </th>
      <td className={styles.points} data-pending={isCredited ? undefined : true}>
        {isCredited ? written : `(${written})`}
      </td>
    </tr>
  )
}

function EntryWords({ entry }: { entry: PointsEntry }) {
  const { t, richText, shop } = useShopText()
  const { kind, orderId, orderNumber, isCredited } = entry
  if (kind === 'voucher') return t('card.history_voucher')
  if (kind === 'expiry') return t('card.history_expiry')
  if (kind === 'correction' || orderId === null) return t('card.history_correction')
  const words = {
    orderNumber: (
      <TextLink href={`/${shop.path}/account/order-details/${orderId}/`}>
        {orderNumber ?? orderId}
      </TextLink>
    ),
  }
  if (kind === 'return') return richText('card.history_returned', words)
  return richText(isCredited ? 'card.history_earned' : 'card.history_pending', words)
}
