import { newConfirmationId } from '../declaration/confirmation-id.ts'
import {
  claimDeclaration,
  closeDeclaration,
  insertDeclaration,
} from '../declaration/declaration-storage.ts'
import type { KeptDeclaration } from '../declaration/kept-declaration.ts'
import { receiptMail } from '../declaration/receipt-mail.ts'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { changeIn, type Changing } from './change-subscription.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { cancel, endFor } from './subscription-moves.ts'
import { findMentionedSubscription } from './subscription-number.ts'
import { nameOf } from './subscription-words.ts'

/** Long enough for any product; `submitContractCancellation` takes no more either. */
const MAX_CONTRACT = 200

/** Declared in the account: the same as without login, receipted at once. A second time changes nothing. */
export async function declareCancellation(
  { sql, kept, customer, today, now }: Changing,
  requestKey: string,
): Promise<KeptSubscription | null> {
  const endsOn = endFor(kept, today, today)
  if (endsOn === null) return null
  const declaration = toDeclaration(kept, { customer, now })
  const key = `subscription:${kept.id}:${requestKey}`
  await insertDeclaration(sql, { ...declaration, requestKey: key })
  await claimDeclaration(sql, declaration.id, now)
  await closeDeclaration(sql, declaration.id, now)
  await queueMail(sql, receiptMail(declaration), { now })
  return cancel(kept, { declarationId: declaration.id, endsOn, today, now })
}

function toDeclaration(
  kept: KeptSubscription,
  { customer, now }: { customer: CustomerDocument; now: number },
): KeptDeclaration {
  const { shop, number, document } = kept
  const { recipient } = document.billingAddress
  const { firstName, lastName } = customer.lastName === '' ? recipient : customer
  return {
    id: newConfirmationId(),
    shop,
    email: customer.email,
    document: {
      kind: 'cancellation',
      type: 'ordinary',
      name: `${firstName} ${lastName}`.trim(),
      contract: `${number}, ${nameOf(document)}`.slice(0, MAX_CONTRACT),
      reason: '',
      endsOn: '',
    },
    receivedAt: now,
    isMailed: true,
    orderId: null,
    returnId: null,
    settledAt: null,
    handledAt: null,
  }
}

/** Of whoever gives its number together with an address we know its customer by. */
export async function findDeclaredSubscription(
  sql: Sql,
  { shop, email, document }: KeptDeclaration,
): Promise<Pick<KeptSubscription, 'id' | 'customerId'> | null> {
  const number = document.kind === 'cancellation' && findMentionedSubscription(document.contract)
  if (typeof number !== 'string') return null
  const [row] = await sql<{ id: string; customerId: number }>`
    select s.id, s.customer_id as "customerId" from subscription s
      join customer c on c.id = s.customer_id
      join customer_order o on o.id = s.first_order_id
    where s.number = ${number} and s.shop_id = ${shop.shopId}
      and (c.email = ${email} or o.email = ${email})`
  return row ?? null
}

/** Without login. What is over already stays so; the declaration has nothing left to do then. */
export async function cancelDeclared(
  sql: Sql,
  { id, customerId }: Pick<KeptSubscription, 'id' | 'customerId'>,
  { declaration, now }: { declaration: KeptDeclaration; now: number },
): Promise<void> {
  const { document } = declaration
  const wanted = document.kind === 'cancellation' ? document.endsOn : ''
  await changeIn(sql, { id, customerId, now }, async ({ kept, customer, today }) => {
    const endsOn = endFor(kept, wanted, today)
    if (endsOn === null) return null
    await tellAccount(sql, declaration, { email: customer.email, now })
    return cancel(kept, { declarationId: declaration.id, endsOn, today, now })
  })
  await closeDeclaration(sql, declaration.id, now)
}

/** Whoever it was that declared it: the account hears of it. */
async function tellAccount(
  sql: Sql,
  declaration: KeptDeclaration,
  { email, now }: { email: string; now: number },
): Promise<void> {
  if (declaration.isMailed && declaration.email === email) return
  const mail = receiptMail({ ...declaration, email })
  await queueMail(sql, mail, { dedupeKey: `${mail.kind}:${declaration.id}:account`, now })
}

/** Before an account is deleted; each one is receipted. */
export async function cancelAllSubscriptions(
  sql: Sql,
  { customerId, now }: { customerId: number; now: number },
): Promise<void> {
  const rows = await sql<{ id: string }>`
    select id from subscription where customer_id = ${customerId} and state <> 'ended'
    order by id`
  for (const { id } of rows) {
    await changeIn(sql, { id, customerId, now }, (changing) =>
      declareCancellation(changing, 'account'),
    )
  }
}
