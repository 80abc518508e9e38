import type { KeptOrder } from './kept-order.ts'

/** Whether all that was due has arrived. */
export function isPaid({ events, document }: Pick<KeptOrder, 'events' | 'document'>): boolean {
  return document.cost.dueCents === 0 || events.some(({ kind }) => kind === 'paid')
}

/** What we have of the customer's at this moment. */
export function paidCents(order: KeptOrder): number {
  const { giftCardCents, dueCents } = order.document.cost
  return giftCardCents + (isPaid(order) ? dueCents : 0) - order.refundedCents
}
