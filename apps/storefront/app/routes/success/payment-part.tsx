import { money } from '@saum/domain/money'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { askAgain } from './ask-again.ts'
import type { SuccessFacts } from './success-facts.ts'
import styles from './success-page.module.css'

interface PaymentPartProps {
  order: SuccessFacts
  ownHref: string
}

/** What is still to be done for the payment; nothing where it is settled. */
export function PaymentPart({ order, ownHref }: PaymentPartProps) {
  if (order.standing === 'paying') return <Paying ownHref={ownHref} />
  return order.standing === 'transfer' ? <Transfer order={order} /> : null
}

/** The provider has not answered yet: the page asks by itself for a while, then by the link. */
function Paying({ ownHref }: { ownHref: string }) {
  const { t } = useShopText()
  const { revalidate } = useRevalidator()
  useEffect(() => askAgain(revalidate), [revalidate])
  return (
    <div className={styles.open}>
      <Text measure>{t('success.pending_hint')}</Text>
      <ButtonLink look="line" href={ownHref} data-replace="">
        {t('success.pending_refresh')}
      </ButtonLink>
    </div>
  )
}

function Transfer({ order: { payments, payUntil } }: { order: SuccessFacts }) {
  const { t, shop, formatMoney } = useShopText()
  const transfer = payments.find(({ key }) => key === 'prepayment')
  if (!transfer) return null
  const { owner, iban, bic, reference } = transfer.data
  const rows = [
    [t('success.transfer_amount'), formatMoney(money(transfer.amount, shop.currency))],
    [t('success.transfer_owner'), owner],
    ['IBAN', iban],
    ['BIC', bic],
    [t('success.transfer_reference'), reference],
  ] as const
  return (
    <section className={styles.transfer}>
      <Headline>{t('success.pending_title')}</Headline>
      <Text measure>{t('success.pending_prepayment', { date: payUntil ?? '' })}</Text>
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.number}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
