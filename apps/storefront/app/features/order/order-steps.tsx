import type { Parcel } from '@saum/contract/order'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Timeline, type TimelineStep } from '#app/ui/timeline.tsx'
import { Headline } from '#app/ui/type.tsx'
import { toDate } from './day-words.ts'
import { orderProgress, type OrderFacts, type ProgressStep } from './order-progress.ts'
import styles from './order-steps.module.css'
import { EVENT_NAME } from './order-words.ts'

interface OrderStepsProps {
  order: OrderFacts
  /** Level of the heading of each parcel. */
  heading?: 'h2' | 'h3'
}

/** Where an order is, and each of its parcels where there are several. */
export function OrderSteps({ order, heading = 'h3' }: OrderStepsProps) {
  const { t } = useShopText()
  const { steps, parcels } = orderProgress(order)
  return (
    <div className={styles.steps}>
      <Way steps={steps} parcel={order.packages[0]} />
      {parcels.map(({ parcel, steps: ofParcel }, index) => (
        <section key={parcel.id} className={styles.parcel}>
          <Headline as={heading} size={20}>
            {t('track.parcel', { index: index + 1, total: parcels.length })}
          </Headline>
          <Way steps={ofParcel} parcel={parcel} />
        </section>
      ))}
    </div>
  )
}

function Way({ steps, parcel }: { steps: readonly ProgressStep[]; parcel: Parcel | undefined }) {
  const { t, formatDate } = useShopText()
  // Nobody knows the days before the money is there.
  const isUnpaid = steps.some(({ kind }) => kind === 'payment-pending')

  function noteOf({ kind, at }: ProgressStep): string | undefined {
    if (at !== null) {
      const when = new Date(at)
      const day = formatDate(when, 'weekday')
      return t('track.happened_at', { day, time: formatDate(when, 'time') })
    }
    const isLast = kind === 'delivered' || kind === 'ready-to-collect'
    if (!isLast || isUnpaid || !parcel || parcel.status === 'ready-to-collect') return undefined
    const { minimum, maximum } = parcel.deliveryDate
    const to = formatDate(toDate(maximum), 'weekday')
    if (minimum === maximum) return t('track.expected', { date: to })
    return t('track.expected_between', { from: formatDate(toDate(minimum), 'weekday'), to })
  }

  function titleOf({ kind }: ProgressStep): string {
    if (kind === 'shipped' && parcel && parcel.carrierName !== '') {
      return t('track.shipped_with', { carrier: parcel.carrierName })
    }
    return t(EVENT_NAME[kind])
  }

  if (steps.length === 0) return null
  const written = steps.map((step): TimelineStep => {
    const note = noteOf(step)
    return { title: titleOf(step), state: step.state, ...(note !== undefined && { note }) }
  })
  return <Timeline steps={written} />
}
