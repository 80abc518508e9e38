import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { AccessAnswer } from '#app/features/order-access/access-answer.ts'
import { OrderAccess } from '#app/features/order-access/order-access.tsx'
import { CarrierRows } from '#app/features/order/carrier-rows.tsx'
import { HeadlineWords, useHeadlineNote } from '#app/features/order/headline-words.tsx'
import { orderHeadline } from '#app/features/order/order-headline.ts'
import { OrderSteps } from '#app/features/order/order-steps.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { TrackedOrder } from './tracking-answer.ts'
import styles from './tracking-page.module.css'

interface TrackedStatusProps {
  /** `null` while the code from the mail is asked for. */
  tracked: TrackedOrder | null
  access: AccessAnswer
}

/** Number and postcode show the state only; address and goods need the code of the mail. */
export function TrackedStatus({ tracked, access }: TrackedStatusProps) {
  const { t, shop } = useShopText()
  return (
    <>
      {tracked && <Status tracked={tracked} />}
      <div className={tracked ? styles.goods : undefined}>
        <OrderAccess
          answer={access}
          action={`/${shop.path}/order-trackform/`}
          heading={tracked ? 'h2' : 'h1'}
          title={t('track.access_title')}
          intro={t('track.access_intro')}
          isKnown={tracked !== null}
        />
      </div>
    </>
  )
}

function Status({ tracked }: { tracked: TrackedOrder }) {
  const { t, shop } = useShopText()
  const headline = orderHeadline(tracked)
  const note = useHeadlineNote(headline)
  const { hasWithdrawal } = SHOP_SERVICE[shop.path]
  return (
    <section className={styles.status} aria-labelledby="tracked">
      <Arrival of={tracked}>
        <Text tone="soft">{t('track.order_number', { number: tracked.orderNumber })}</Text>
        <Headline as="h1" size={64} id="tracked">
          <HeadlineWords headline={headline} />
        </Headline>
        {note !== null && <Text size={16}>{note}</Text>}
      </Arrival>
      <div className={styles.way}>
        <OrderSteps order={tracked} />
      </div>
      <Rows>
        <CarrierRows parcels={tracked.packages} />
        <Row href={`/${shop.path}/returns-portal/`}>{t('track.to_returns')}</Row>
        {hasWithdrawal && <Row href={`/${shop.path}/withdrawal/`}>{t('track.to_withdrawal')}</Row>}
      </Rows>
    </section>
  )
}
