import { AccountPage } from '#app/features/account/account-page.tsx'
import { OrderRow } from '#app/features/order/order-row.tsx'
import type { OrderRowFacts } from '#app/features/order/order-row-facts.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './orders-page.module.css'

interface OrdersPageProps {
  orders: readonly OrderRowFacts[]
  total: number
  page: number
  lastPage: number
}

/** Every order of the customer in this shop, the newest first. */
export function OrdersPage({ orders, total, page, lastPage }: OrdersPageProps) {
  const { t, richText, shop } = useShopText()
  const own = `/${shop.path}/account/orders/`
  return (
    <AccountPage
      title={t('account.orders')}
      current="orders"
      headline={
        <>
          {t('account.orders')}
          {total > 0 && <sup className={styles.count}>{total}</sup>}
        </>
      }
    >
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order}>
                <OrderActs order={order} />
              </OrderRow>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        pageNumber={page}
        totalPages={lastPage}
        hrefOf={(number) => (number === 1 ? own : `${own}?page=${number}`)}
      />
      <div className={styles.note}>
        <Text tone="soft" measure>
          {richText('account.order_missing', {
            trackLink: (
              <TextLink href={`/${shop.path}/order-trackform/`}>{t('track.title')}</TextLink>
            ),
          })}
        </Text>
      </div>
    </AccountPage>
  )
}

/** Their names say which order they are about to who does not see the row. */
function OrderActs({ order }: { order: OrderRowFacts }) {
  const { t, shop } = useShopText()
  const own = `/${shop.path}/account/order-details/${order.id}/`
  const named = (words: string) => ({ 'aria-label': `${words}, ${order.orderNumber}` })
  const details = t('account.order_details')
  const track = t('account.order_track')
  const invoice = t('order.invoice')
  const again = t('account.order_reorder')
  return (
    <>
      <TextLink alone href={own} {...named(details)}>
        {details}
      </TextLink>
      {order.trackingUrl !== null && (
        <TextLink alone href={order.trackingUrl} rel="external noopener" {...named(track)}>
          {track}
        </TextLink>
      )}
      {order.hasInvoice && (
        <TextLink alone href={`${own}invoice/`} data-reload {...named(invoice)}>
          {invoice}
        </TextLink>
      )}
      <form method="post" action={own}>
        <input type="hidden" name="intent" value="reorder" />
        <TextButton alone type="submit" {...named(again)}>
          {again}
        </TextButton>
      </form>
    </>
  )
}

function NoOrders() {
  const { t, shop } = useShopText()
  return (
    <EmptyState
      as="h2"
      title={t('account.orders_empty')}
      action={
        <ButtonLink href={`/${shop.path}/c/new/`} look="line">
          {t('account.new_arrivals')}
        </ButtonLink>
      }
    >
      <p>{t('account.orders_empty_hint')}</p>
    </EmptyState>
  )
}
