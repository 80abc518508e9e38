import { useShopText } from '#app/messages/shop-text.tsx'
import { toDate, weekdayOf } from './day-words.ts'
import type { OrderHeadline } from './order-headline.ts'

/** The headline with its day in italics. */
export function HeadlineWords({ headline }: { headline: OrderHeadline }) {
  const { t, richText, shop } = useShopText()
  switch (headline.kind) {
    case 'expected':
    case 'collectable': {
      const day = <em>{weekdayOf(headline.to, shop)}</em>
      if (headline.kind === 'collectable') return richText('track.head_collectable', { day })
      const isOneDay = headline.from === headline.to
      return richText(isOneDay ? 'track.head_expected' : 'track.head_expected_by', { day })
    }
    case 'delivered':
      if (headline.at === null) return t('order.status_delivered')
      return richText('track.head_delivered', { day: <em>{weekdayOf(headline.at, shop)}</em> })
    case 'ready':
      return t('order.status_ready_collect')
    case 'payment':
      return t('order.status_payment_pending')
    case 'cancelled':
      return t('order.status_cancelled')
    case 'returned':
      return t('order.status_returned')
  }
}

/** The dates behind the headline, which has named the weekday of a single one already. */
export function useHeadlineNote(headline: OrderHeadline): string | null {
  const { t, formatDate } = useShopText()
  const written = (day: string) => formatDate(toDate(day), 'weekday')
  const dated = (day: string) => formatDate(toDate(day))
  if (headline.kind === 'delivered') return headline.at === null ? null : dated(headline.at)
  if (headline.kind === 'payment') return t('track.payment_note')
  if (!('to' in headline)) return null
  const { from, to } = headline
  if (from === to || headline.kind === 'collectable') return dated(to)
  return t('track.expected_between', { from: written(from), to: written(to) })
}
