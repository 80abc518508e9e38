import { groupCardNumber } from '@saum/domain/card-number'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { queueMail, type MailKind } from '../mail/mail-outbox.ts'
import { valueWriter } from '../words/write-values.ts'
import type { KeptCard } from './card-storage.ts'
import { findCardVoucher } from './card-vouchers.ts'

interface Told {
  card: KeptCard
  customer: CustomerDocument
  now: number
}

/** Of a temporary card it leads to where the address is confirmed: links for that last a day, the card longer. */
export async function queueWelcome(sql: Sql, told: Told): Promise<void> {
  const { card } = told
  const isTemporary = card.standing.level === 'temporary'
  await queue(sql, told, {
    kind: 'fashion-card-welcome',
    slots: {
      cardNumber: groupCardNumber(card.number),
      ...(isTemporary && { verifyUrl: cardPath(card) }),
    },
    dedupeKey: `fashion-card-welcome:${card.id}`,
  })
}

/** Points that run out up to a day, with the first of them. */
export async function queueExpiring(
  sql: Sql,
  told: Told,
  { points, from, to }: { points: number; from: string; to: string },
): Promise<void> {
  const { date } = valueWriter(told.card.shop)
  await queue(sql, told, {
    kind: 'points-expiring',
    slots: { points: String(points), firstDate: date(from), lastDate: date(to) },
    dedupeKey: `points-expiring:${told.card.id}:${to}`,
  })
}

export async function queueBirthday(sql: Sql, told: Told, code: string): Promise<void> {
  const { shop, id } = told.card
  const voucher = await findCardVoucher(sql, shop, code)
  if (voucher === null) return
  const { money, date, dayOf } = valueWriter(shop)
  await queue(sql, told, {
    kind: 'birthday',
    slots: {
      amount: money(voucher.cents),
      voucherCode: code,
      validUntil: date(dayOf(Date.parse(voucher.validUntil))),
    },
    dedupeKey: `birthday:${id}:${dayOf(told.now)}`,
  })
}

interface CardMail {
  kind: MailKind
  slots: Readonly<Record<string, string>>
  dedupeKey: string
}

async function queue(sql: Sql, { card, customer, now }: Told, mail: CardMail): Promise<void> {
  const { shopId } = card.shop
  const { kind, dedupeKey } = mail
  const slots = { firstName: customer.firstName, cardUrl: cardPath(card), ...mail.slots }
  await queueMail(sql, { kind, shopId, recipient: customer.email, slots }, { dedupeKey, now })
}

function cardPath({ shop }: KeptCard): string {
  return `/${shop.path}/account/fashion-card/`
}
