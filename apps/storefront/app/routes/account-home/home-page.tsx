import { AccountPage, AccountPart } from '#app/features/account/account-page.tsx'
import { OrderRow } from '#app/features/order/order-row.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { HomeCard } from './home-card.tsx'
import styles from './home-page.module.css'
import { HomeRows } from './home-rows.tsx'
import type { HomeFacts } from './load-home.ts'

interface HomePageProps {
  home: HomeFacts
  firstName: string
  isEmailVerified: boolean
}

/** What customers come for, without looking for it: the card, the latest order, and how the rest is. */
export function HomePage({ home, firstName, isEmailVerified }: HomePageProps) {
  const { t, richText, shop } = useShopText()
  const title = t('account.title')
  return (
    <AccountPage
      title={title}
      current="home"
      headline={
        firstName === '' ? title : richText('account.greeting', { firstName: <em>{firstName}</em> })
      }
    >
      {!isEmailVerified && (
        <div className={styles.notice}>
          <Notice>
            {richText('account.home_unverified', {
              profileLink: (
                <TextLink alone href={`/${shop.path}/account/profile-details/#email`}>
                  {t('account.home_verify')}
                </TextLink>
              ),
            })}
          </Notice>
        </div>
      )}
      {home.card?.card && <HomeCard card={home.card.card} />}
      <LatestOrder orders={home.orders} />
      <AccountPart title={t('account.more')}>
        <HomeRows home={home} />
      </AccountPart>
    </AccountPage>
  )
}

function LatestOrder({ orders }: Pick<HomeFacts, 'orders'>) {
  const { t, richText, shop } = useShopText()
  const list = `/${shop.path}/account/orders/`
  const latest = orders?.latest
  const allOrders = t('account.all_orders', { count: orders?.total ?? 0 })
  return (
    <AccountPart
      title={t('account.latest_order')}
      end={
        orders && latest ? (
          <TextLink alone href={list} aria-label={`${allOrders}, ${t('account.orders')}`}>
            {allOrders}
          </TextLink>
        ) : undefined
      }
    >
      {orders === null && <Notice>{t('account.orders_failed')}</Notice>}
      {orders?.latest === null && (
        <Text tone="soft">
          {richText('account.no_orders', {
            newLink: <TextLink href={`/${shop.path}/c/new/`}>{t('account.new_arrivals')}</TextLink>,
          })}
        </Text>
      )}
      {latest && (
        <div className={styles.order}>
          <OrderRow order={latest} heading="h3">
            <TextLink alone href={`/${shop.path}/account/order-details/${latest.id}/`}>
              {t('account.order_open')}
            </TextLink>
          </OrderRow>
        </div>
      )}
    </AccountPart>
  )
}
