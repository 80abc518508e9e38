import type { Order } from '@saum/contract/order'
import { PAYMENT_METHOD_NAME } from '#app/features/order/payment-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { useDeliveryWords } from './delivery-words.ts'
import type { SuccessFacts } from './success-facts.ts'
import styles from './success-page.module.css'

/** Number, days, payment and addresses: what somebody writes down or prints. */
export function OrderFacts({ order }: { order: SuccessFacts }) {
  const { t } = useShopText()
  const { isCollected, shippingAddress, billingAddress } = order
  const delivery = useDeliveryWords(order)
  return (
    <dl className={styles.facts}>
      {/* Who has to pay in advance has read it above, and as what to write on the transfer. */}
      {order.standing !== 'transfer' && (
        <Fact name={t('success.number')}>
          <span className={styles.number}>{order.orderNumber}</span>
        </Fact>
      )}
      {delivery && (
        <Fact name={t(isCollected ? 'success.collect' : 'success.delivery')}>{delivery}</Fact>
      )}
      <Fact name={t('success.payment')}>
        {order.payments.map((payment) => (
          <PaymentWords key={`${payment.key} ${payment.data['lastDigits']}`} payment={payment} />
        ))}
      </Fact>
      {!order.isWithoutPerson && (
        <Fact name={t(isCollected ? 'success.branch' : 'success.address')}>
          <Lines lines={shippingAddress} />
        </Fact>
      )}
      {billingAddress && (
        <Fact name={t('success.billing')}>
          <Lines lines={billingAddress} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  )
}

function PaymentWords({ payment: { key, state } }: { payment: Order['payment'][number] }) {
  const { t } = useShopText()
  const method = t(PAYMENT_METHOD_NAME[key])
  const words = {
    paid: t('success.paid', { method }),
    pending: t('success.pending', { method }),
    failed: t('success.not_paid', { method }),
    refunded: t('success.refunded', { method }),
    invoice: t('success.invoice'),
  }
  return <div>{words[state]}</div>
}
