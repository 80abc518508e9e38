import type { DeclarationReceipt as Receipt } from '@saum/contract/withdrawal'
import { lastRefundDay, sendBackUntil } from '@saum/domain/return-terms'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import { DeclarationReceipt } from '#app/features/declaration/declaration-receipt.tsx'
import { toDate } from '#app/features/order/day-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './withdrawal-page.module.css'

export function WithdrawalReceipt({ receipt }: { receipt: Receipt }) {
  const { t, richText, formatDate } = useShopText()
  const received = new Date(receipt.receivedAt)
  const { contract, scope } = receipt
  const facts = [
    { name: t('withdrawal.number'), value: receipt.confirmationId },
    ...(contract === undefined ? [] : [{ name: t('withdrawal.contract_short'), value: contract }]),
    { name: t('withdrawal.scope'), value: scope || t('withdrawal.scope_all') },
  ]
  return (
    <DeclarationReceipt
      receipt={receipt}
      title={richText('withdrawal.done_headline', {
        arrived: <em>{t('withdrawal.done_arrived')}</em>,
      })}
      words={t('withdrawal.done', {
        date: formatDate(received),
        time: formatDate(received, 'time'),
        email: receipt.email,
      })}
      facts={facts}
      download={t('withdrawal.download')}
      unmatched={t('withdrawal.unmatched')}
    />
  )
}

/** What happens next, with the last day of each. */
export function WithdrawalNext({ receipt }: { receipt: Receipt }) {
  const { t, shop, formatDate } = useShopText()
  const received = new Date(receipt.receivedAt)
  const written = (day: string) => formatDate(toDate(day), 'weekday')
  const sendUntil = written(sendBackUntil(shop, received.getTime(), null))
  const refundUntil = written(lastRefundDay(shop, received.getTime()))
  const { carrier } = SHOP_SERVICE[shop.path]
  return (
    <>
      <Headline>{t('withdrawal.next_title')}</Headline>
      <div className={styles.timeline}>
        <Timeline
          steps={[
            {
              title: t('withdrawal.next_received'),
              note: t('withdrawal.received_at', {
                day: formatDate(received, 'weekday'),
                time: formatDate(received, 'time'),
              }),
              state: 'now',
            },
            {
              title: t('withdrawal.next_send'),
              note: t('withdrawal.next_send_note', { date: sendUntil, carrier }),
              state: 'ahead',
            },
            {
              title: t('withdrawal.next_money'),
              note: t('withdrawal.next_money_note', { date: refundUntil }),
              state: 'ahead',
            },
          ]}
        />
      </div>
    </>
  )
}
