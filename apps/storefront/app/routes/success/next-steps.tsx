import { CancelPart } from '#app/features/order/cancel-part.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Timeline, type TimelineStep } from '#app/ui/timeline.tsx'
import { Headline } from '#app/ui/type.tsx'
import { useDeliveryWords } from './delivery-words.ts'
import { progressOf, type StepKey } from './progress.ts'
import type { SuccessFacts } from './success-facts.ts'
import styles from './success-page.module.css'

/** What has happened, what is next, and what can be taken along from here. */
export function NextSteps({ order }: { order: SuccessFacts }) {
  const { t, shop } = useShopText()
  const steps = useSteps(order)
  return (
    <section className={styles.next}>
      <Headline>{t('success.next_title')}</Headline>
      <Timeline steps={steps} />
      <div className={styles.links}>
        <TextLink alone href={viewHref(order, shop.path)}>
          {t('success.view')}
        </TextLink>
        {order.calendar && (
          <TextLink alone href={order.calendar} download={`saum-${order.orderNumber}.ics`}>
            {t('success.calendar')}
          </TextLink>
        )}
        <span className={styles.print}>
          <TextButton alone onClick={() => window.print()}>
            {t('success.print')}
          </TextButton>
        </span>
      </div>
      {order.token !== null && order.minutesToCancel !== null && <CancelPart token={order.token} />}
    </section>
  )
}

function viewHref({ token }: SuccessFacts, shopPath: string): string {
  const query = token === null ? '' : `?order=${encodeURIComponent(token)}`
  return `/${shopPath}/order-trackform/${query}`
}

function useSteps(order: SuccessFacts): TimelineStep[] {
  const { t } = useShopText()
  const { carrier, orderedAt, payUntil, minutesToCancel } = order
  const range = useDeliveryWords(order)
  const words: Record<StepKey, { title: string; note?: string | undefined }> = {
    ordered: { title: t('success.step_ordered'), note: t('success.ordered_at', orderedAt) },
    transfer: {
      title: t('success.step_transfer'),
      note: payUntil === null ? undefined : t('success.transfer_until', { date: payUntil }),
    },
    packing: {
      title: t('success.step_packing'),
      note:
        minutesToCancel === null
          ? undefined
          : t('success.cancel_window', { minutes: minutesToCancel }),
    },
    underway: { title: t('success.step_underway', { carrier }), note: t('success.next_packing') },
    collect: { title: t('success.step_collect'), note: range },
    arrival: { title: t('success.step_arrival'), note: range },
  }
  return progressOf(order).map(({ key, state }) => {
    const { title, note } = words[key]
    return { title, state, ...(note !== undefined && { note }) }
  })
}
