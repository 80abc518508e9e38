import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { toDate } from '#app/features/order/day-words.ts'
import { RETURN_STATUS } from '#app/features/order/return-words.ts'
import { Row, Rows } from '#app/ui/rows.tsx'
import type { HomeFacts } from './load-home.ts'

const LETTERS = {
  none: 'account.letters_none',
  requested: 'account.letters_requested',
  confirmed: 'account.letters_confirmed',
} as const satisfies Record<NonNullable<HomeFacts['letters']>['state'], PlainKey>

/** One row each, also where nobody knows how it is at the moment: it still leads there. */
export function HomeRows({ home }: { home: HomeFacts }) {
  const { t, shop } = useShopText()
  const own = `/${shop.path}/account/`
  return (
    <Rows>
      <ReturnsRow returns={home.returns} />
      <Row href={`/${shop.path}/wishlist/`} end={<WishesWords wishes={home.wishes} />}>
        {t('wishlist.title')}
      </Row>
      {home.card?.card === null && (
        <Row href={`${own}fashion-card/`} end={t('account.home_card_invite')}>
          {t('account.nav_card')}
        </Row>
      )}
      <Row href={`${own}subscription/`} end={<SubscriptionWords home={home} />}>
        {t('account.nav_subscription')}
      </Row>
      <Row href={`${own}profile-details/#addresses`} end={<AddressWords address={home.address} />}>
        {t('account.addresses')}
      </Row>
      <Row href={`${own}data/#letters`} end={home.letters && t(LETTERS[home.letters.state])}>
        {t('account.letters')}
      </Row>
    </Rows>
  )
}

function ReturnsRow({ returns }: Pick<HomeFacts, 'returns'>) {
  const { t, shop, formatDate } = useShopText()
  const href = `/${shop.path}/account/returns/`
  const latest = returns?.latest
  if (!latest) {
    return (
      <Row href={href} end={returns && t('account.home_no_return')}>
        {t('account.nav_returns')}
      </Row>
    )
  }
  const state = t(RETURN_STATUS[latest.state])
  const date = formatDate(new Date(latest.updatedAt))
  return (
    <Row href={href} end={t('account.home_return_state', { state, date })}>
      {t('account.return_of', { orderNumber: latest.orderNumber })}
    </Row>
  )
}

function WishesWords({ wishes }: Pick<HomeFacts, 'wishes'>) {
  const { t } = useShopText()
  if (wishes === null) return null
  const { count, cheaperCount } = wishes
  const words = t('account.home_wishes', { count })
  if (cheaperCount === 0) return words
  return t('account.home_wishes_reduced', { wishes: words, count: cheaperCount })
}

function SubscriptionWords({ home: { subscription } }: { home: HomeFacts }) {
  const { t, formatDate } = useShopText()
  switch (subscription?.kind) {
    case undefined:
      return null
    case 'none':
      return t('account.home_no_subscription')
    case 'paused':
      return t('account.home_subscriptions_paused')
    case 'active': {
      const date = formatDate(toDate(subscription.nextDeliveryOn))
      return t('account.home_subscription_next', { date })
    }
  }
}

function AddressWords({ address }: Pick<HomeFacts, 'address'>) {
  const { t } = useShopText()
  if (address === null) return null
  return address.lines.length === 0 ? t('account.home_no_address') : address.lines.join(', ')
}
