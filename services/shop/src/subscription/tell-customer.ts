import { intervalWords } from '@saum/domain/subscription-terms'
import { changeUntil } from '@saum/domain/subscription-dates'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { queueMail, type MailKind } from '../mail/mail-outbox.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import { deliveryOf, unitCentsOf, type Offer } from './delivery-offer.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { nameOf } from './subscription-words.ts'

interface News {
  /** How it was: the delivery it is about is its next one. */
  kept: KeptSubscription
  customer: CustomerDocument
  now: number
}

/** A week before each delivery: what comes, when and for how much. */
export async function remind(
  sql: Sql,
  { kept, customer, now }: News,
  offer: Offer | undefined,
): Promise<void> {
  const { shop, plan, document } = kept
  const { money, date } = valueWriter(shop)
  const goodsCents = unitCentsOf(kept, offer) * kept.quantity
  const deliveryCents =
    deliveryOf(kept, goodsCents, { groups: customer.groups, nowMs: now })?.feeCents ?? 0
  const nextOn = plan.nextOn ?? ''
  await tell(
    sql,
    { kind: 'subscription-renewal', kept, customer, now },
    {
      renewalDate: date(nextOn),
      changeUntil: date(changeUntil(nextOn)),
      interval: intervalWords(shop, plan.intervalMonths),
      price: money(goodsCents),
      deliveryCost: money(deliveryCents),
      paymentMethod: wordsFor(shop.locale).paidBy[document.paymentMethod],
      cancelUrl: `/${shop.path}/cancel-contract/`,
    },
  )
}

/** Sold out: this one does not come, the next one may. */
export function tellLeftOut(sql: Sql, news: News, after: KeptSubscription): Promise<void> {
  const { date } = valueWriter(news.kept.shop)
  const { nextOn } = after.plan
  return tell(
    sql,
    { ...news, kind: 'subscription-left-out' },
    {
      nextDate: nextOn === null ? '' : date(nextOn),
    },
  )
}

/** There is no such piece any more. */
export function tellEnded(sql: Sql, news: News): Promise<void> {
  return tell(sql, { ...news, kind: 'subscription-ended' }, {})
}

/** Nothing could be charged, several times. */
export function tellUnpaid(sql: Sql, news: News): Promise<void> {
  const { shop, document } = news.kept
  const paymentMethod = wordsFor(shop.locale).paidBy[document.paymentMethod]
  return tell(sql, { ...news, kind: 'subscription-unpaid' }, { paymentMethod })
}

async function tell(
  sql: Sql,
  { kind, kept, customer, now }: News & { kind: MailKind },
  slots: Readonly<Record<string, string>>,
): Promise<void> {
  const { id, number, shop, document, plan } = kept
  const { date } = valueWriter(shop)
  const deliveryOn = plan.nextOn ?? ''
  const common = {
    firstName: customer.firstName,
    subscriptionNumber: number,
    productName: nameOf(document),
    deliveryDate: deliveryOn === '' ? '' : date(deliveryOn),
    subscriptionUrl: `/${shop.path}/account/subscription/`,
  }
  await queueMail(
    sql,
    {
      kind,
      shopId: shop.shopId,
      recipient: customer.email,
      subjectId: id,
      slots: { ...common, ...slots },
    },
    { dedupeKey: `${kind}:${id}:${deliveryOn}`, now },
  )
}
