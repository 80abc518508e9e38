import type { OwnNewsletter } from '@saum/contract/newsletter'
import { useSearchParams } from 'react-router'
import { AccountPage, AccountPart } from '#app/features/account/account-page.tsx'
import { TopicsForm } from '#app/features/newsletter/topics-form.tsx'
import { toDate } from '#app/features/order/day-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { SelectOption } from '#app/ui/select-field.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { SubscriptionFacts } from './subscription-facts.ts'
import styles from './subscription-page.module.css'
import { SubscriptionRow } from './subscription-row.tsx'
import { isSubscriptionSaying, SUBSCRIPTION_SAYINGS } from './subscription-sayings.ts'

interface SubscriptionPageProps {
  /** `null` where they could not be loaded. */
  subscriptions: readonly SubscriptionFacts[] | null
  addresses: readonly SelectOption[]
  /** `null` where it could not be loaded. */
  newsletter: OwnNewsletter | null
  termsHref: string | null
  /** Where pieces are that can be had regularly; only where there is no subscription yet. */
  basicsHref: string | null
  requestKey: string
}

export function SubscriptionPage(props: SubscriptionPageProps) {
  const { subscriptions, newsletter, termsHref } = props
  const { t } = useShopText()
  return (
    <AccountPage title={t('subscription.title')} current="subscription">
      <SayingNotice />
      {subscriptions?.map((subscription) => (
        <SkippedNotice key={subscription.id} subscription={subscription} />
      ))}
      <AccountPart
        title={t('subscription.deliveries')}
        end={
          termsHref !== null && (
            <TextLink alone href={termsHref}>
              {t('subscription.terms')}
            </TextLink>
          )
        }
      >
        {subscriptions === null ? (
          <Notice>{t('subscription.failed')}</Notice>
        ) : (
          <SubscriptionList {...props} subscriptions={subscriptions} />
        )}
      </AccountPart>
      <AccountPart title={t('subscription.letters')}>
        {newsletter === null ? (
          <Notice>{t('account.letters_failed')}</Notice>
        ) : (
          <TopicsForm newsletter={newsletter} />
        )}
      </AccountPart>
    </AccountPage>
  )
}

interface SubscriptionListProps extends SubscriptionPageProps {
  subscriptions: readonly SubscriptionFacts[]
}

function SubscriptionList(props: SubscriptionListProps) {
  const { subscriptions, addresses, requestKey, basicsHref } = props
  const { t } = useShopText()
  if (subscriptions.length === 0) {
    return (
      <div className={styles.empty}>
        <Text size={16}>{t('subscription.empty_title')}</Text>
        <Text tone="soft">{t('subscription.empty')}</Text>
        {basicsHref !== null && (
          <TextLink alone href={basicsHref}>
            {t('subscription.empty_basics')}
          </TextLink>
        )}
        <CancellationsLink />
      </div>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {subscriptions.map((subscription) => (
          <SubscriptionRow
            key={subscription.id}
            subscription={subscription}
            addresses={addresses}
            requestKey={requestKey}
          />
        ))}
      </ul>
      <div className={styles.note}>
        <Text size={12} tone="soft">
          {t('subscription.note')}
        </Text>
        <CancellationsLink />
      </div>
    </>
  )
}

/** Also of those who have none any more, or have cancelled without login. */
function CancellationsLink() {
  const { t, shop } = useShopText()
  return (
    <TextLink alone href={`/${shop.path}/account/subscription-cancellations/`}>
      {t('subscription.cancellations_title')}
    </TextLink>
  )
}

/** What the last form led to. */
function SayingNotice() {
  const { t } = useShopText()
  const [query] = useSearchParams()
  const says = query.get('says')
  if (!isSubscriptionSaying(says)) return null
  const { kind, words } = SUBSCRIPTION_SAYINGS[says]
  return (
    <div className={styles.saying}>
      <Arrival of={says}>
        <Notice kind={kind} announce>
          {t(words)}
        </Notice>
      </Arrival>
    </div>
  )
}

/** Stays as long as it can be taken back. */
function SkippedNotice({ subscription }: { subscription: SubscriptionFacts }) {
  const { t, formatDate } = useShopText()
  const { id, skippedOn, nextDeliveryOn, garment, isChangeable } = subscription
  if (skippedOn === null || nextDeliveryOn === null || !isChangeable) return null
  const date = formatDate(toDate(skippedOn))
  const next = formatDate(toDate(nextDeliveryOn))
  return (
    <form method="post" className={styles.skipped}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="deliveryOn" value={skippedOn} />
      <Text>{t('subscription.skipped', { date, next })}</Text>
      <TextButton
        alone
        type="submit"
        aria-label={t('subscription.undo_of', { product: garment.name })}
      >
        {t('subscription.undo')}
      </TextButton>
    </form>
  )
}
