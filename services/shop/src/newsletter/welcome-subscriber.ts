import { createHash } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import { addDays, instantOf } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { issueVoucher } from '../voucher/issue-voucher.ts'
import { valueWriter } from '../words/write-values.ts'

const PERCENT = 10
const MINIMUM_CENTS = { EUR: 5_000, CHF: 6_000 } as const
const VALID_DAYS = 30

interface Welcome {
  shop: Shop
  subscriptionId: string
  email: string
  endToken: string
  now: number
}

/** A letter with a voucher, once per address however often somebody leaves and comes back. */
export async function welcomeSubscriber(sql: Sql, welcome: Welcome): Promise<void> {
  const { shop, subscriptionId, email, endToken, now } = welcome
  const first = await sql`
    insert into newsletter_welcome (address_hash, at) values (${addressHash(email)}, ${now})
    on conflict (address_hash) do nothing returning at`
  if (first.length === 0) return
  const values = valueWriter(shop)
  const lastDay = addDays(values.dayOf(now), VALID_DAYS)
  const voucherCode = await issueVoucher(sql, {
    shop,
    prefix: 'POST',
    value: { type: 'relative', amount: PERCENT },
    minimumCents: MINIMUM_CENTS[shop.currency],
    customerId: null,
    isCombinable: false,
    validUntil: instantOf({ day: addDays(lastDay, 1), minutes: 0 }, shop.timeZone),
    now,
  })
  const slots = {
    voucherCode,
    validUntil: values.date(lastDay),
    shopUrl: `/${shop.path}/c/new/`,
    unsubscribeUrl: `/${shop.path}/newsletter-end/?token=${endToken}`,
  }
  await queueMail(
    sql,
    { kind: 'newsletter-welcome', shopId: shop.shopId, recipient: email, slots },
    { dedupeKey: `newsletter-welcome:${subscriptionId}`, now },
  )
}

/** In any shop: it is about the person. */
function addressHash(email: string): string {
  return createHash('sha256').update(`newsletter-welcome:${email}`).digest('hex')
}
