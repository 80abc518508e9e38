import type { Order } from '@saum/contract/order'
import { money } from '@saum/domain/money'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { ReactNode } from 'react'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PostalAddress } from '#app/ui/postal-address.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Label, Text } from '#app/ui/type.tsx'
import { CancelPart } from './cancel-part.tsx'
import { toDate } from './day-words.ts'
import type { OrderPageFacts } from './order-page-facts.ts'
import styles from './order-parts.module.css'
import { OrderSumsList } from './order-sums-list.tsx'
import { PAYMENT_METHOD_NAME } from './payment-words.ts'

interface OrderSideProps {
  order: OrderPageFacts
  /** More rows of what can be done with it. */
  children?: ReactNode
}

/** What it costs, where it goes, how it is paid, and what can be done with it. */
export function OrderSide({ order, children }: OrderSideProps) {
  const { t } = useShopText()
  return (
    <aside className={styles.side} aria-label={t('order.summary')}>
      <OrderSumsList sums={order.sums} />
      <div className={styles.part}>
        <Label as="h2">{t('order.address')}</Label>
        <PostalAddress lines={order.addressLines} />
      </div>
      <div className={styles.part}>
        <Label as="h2">{t('order.payment')}</Label>
        {order.payment.map((payment) => (
          <PaymentLine key={`${payment.key} ${payment.data['lastDigits']}`} payment={payment} />
        ))}
      </div>
      <OrderLinks order={order}>{children}</OrderLinks>
      <Cancelling order={order} />
    </aside>
  )
}

const PAYMENT_STATE = {
  pending: 'order.payment_pending',
  paid: 'order.payment_paid',
  failed: 'order.payment_failed',
  refunded: 'order.payment_refunded',
  invoice: 'order.payment_open_invoice',
} as const satisfies Record<Order['payment'][number]['state'], PlainKey>

function PaymentLine({ payment }: { payment: Order['payment'][number] }) {
  const { t, shop, formatMoney } = useShopText()
  const { iban, owner = '', reference = '' } = payment.data
  const isOpen = payment.state === 'pending' || payment.state === 'invoice'
  return (
    <>
      <Text>
        {t('order.payment_line', {
          method: t(PAYMENT_METHOD_NAME[payment.key]),
          amount: formatMoney(money(payment.amount, shop.currency)),
          state: t(PAYMENT_STATE[payment.state]),
        })}
      </Text>
      {isOpen && iban !== undefined && (
        <Text tone="soft">{t('order.transfer_to', { owner, iban, reference })}</Text>
      )}
    </>
  )
}

function OrderLinks({ order, children }: OrderSideProps) {
  const { t, shop, formatDate } = useShopText()
  const { hasWithdrawal } = SHOP_SERVICE[shop.path]
  const query = `?order=${encodeURIComponent(order.token)}`
  const isOpen = order.state !== 'cancelled' && order.state !== 'pended'
  if (!isOpen && order.invoiceUrl === null && !children) return null
  return (
    <Rows>
      {order.invoiceUrl !== null && (
        <Row href={order.invoiceUrl} leadsTo="file">
          {t('order.invoice')}
        </Row>
      )}
      {isOpen && (
        <Row href={`/${shop.path}/returns-portal/${query}`}>
          {order.lastReturnDay === null
            ? t('track.to_returns')
            : t('order.return_until', { date: formatDate(toDate(order.lastReturnDay)) })}
        </Row>
      )}
      {isOpen && hasWithdrawal && (
        <Row href={`/${shop.path}/withdrawal/${query}`}>{t('track.to_withdrawal')}</Row>
      )}
      {children}
    </Rows>
  )
}

/** Within the time the shop allows; who asks for it twice finds it cancelled already. */
function Cancelling({ order }: { order: OrderPageFacts }) {
  const { t, formatDate } = useShopText()
  if (order.cancelUntil === null) return null
  return (
    <div>
      <Text tone="soft">
        {t('order.cancel_until', { time: formatDate(new Date(order.cancelUntil), 'time') })}
      </Text>
      <CancelPart token={order.token} />
    </div>
  )
}
