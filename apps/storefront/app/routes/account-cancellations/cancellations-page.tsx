import type { SubscriptionCancellation } from '@saum/contract/subscription'
import { AccountPage } from '#app/features/account/account-page.tsx'
import { toDate } from '#app/features/order/day-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './cancellations-page.module.css'

interface CancellationsPageProps {
  /** The newest first; `null` where they could not be loaded. */
  cancellations: readonly SubscriptionCancellation[] | null
}

export function CancellationsPage({ cancellations }: CancellationsPageProps) {
  const { t, shop } = useShopText()
  return (
    <AccountPage title={t('subscription.cancellations_title')} current="subscription">
      <div className={styles.intro}>
        <Text tone="soft">{t('subscription.cancellations_hint')}</Text>
      </div>
      {cancellations === null && <Notice>{t('subscription.failed')}</Notice>}
      {cancellations?.length === 0 && <Text>{t('subscription.cancellations_empty')}</Text>}
      {cancellations !== null && cancellations.length > 0 && (
        <ul className={styles.list}>
          {cancellations.map((cancellation) => (
            <CancellationRow key={cancellation.confirmationId} cancellation={cancellation} />
          ))}
        </ul>
      )}
      <TextLink alone href={`/${shop.path}/account/subscription/`}>
        {t('subscription.back')}
      </TextLink>
    </AccountPage>
  )
}

function CancellationRow({ cancellation }: { cancellation: SubscriptionCancellation }) {
  const { t, formatDate } = useShopText()
  const { productName, subscriptionNumber, confirmationId, cancelledAt, endsOn } = cancellation
  const date = formatDate(toDate(cancelledAt))
  const end = formatDate(toDate(endsOn ?? cancelledAt))
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.name}>{productName}</h2>
        <Text tone="soft">{t('subscription.number', { number: subscriptionNumber })}</Text>
        <Text>
          {date === end
            ? t('subscription.cancelled_at_once', { date })
            : t('subscription.cancelled_on', { date, end })}
        </Text>
        <Text size={12} tone="soft">
          {t('subscription.case_number', { id: confirmationId })}
        </Text>
      </div>
      <TextLink alone href={cancellation.receiptUrl} data-reload>
        {t('subscription.receipt')}
      </TextLink>
    </li>
  )
}
