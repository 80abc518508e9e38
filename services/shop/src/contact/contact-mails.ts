import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { valueWriter } from '../words/write-values.ts'
import type { ContactMessage } from './contact-storage.ts'
import { TOPIC_NAME } from './contact-topics.ts'

interface Told {
  shop: Shop
  message: Omit<ContactMessage, 'closedAt'>
  /** Whether who wrote is told that it arrived. */
  isReceipted: boolean
}

/**
 * To the shop's service, who answers to the sender, and a receipt to who wrote. The receipt has no word of
 * theirs: nobody has proven the address, and a stranger could send others what they like in our name.
 */
export async function queueContactMails(
  sql: Sql,
  { shop, message, isReceipted }: Told,
): Promise<void> {
  const { id, name, email, orderNumber, receivedAt: now } = message
  const topic = TOPIC_NAME[shop.locale][message.topic]
  const slots = { caseNumber: id, topic, name, email, orderNumber, message: message.message }
  const { shopId } = shop
  const told = { kind: 'contact-message', shopId, recipient: '', slots } as const
  await queueMail(sql, told, { dedupeKey: `contact-message:${id}`, now })
  if (!isReceipted) return
  const write = valueWriter(shop)
  const known = { caseNumber: id, topic, day: write.date(write.dayOf(now)) }
  const receipt = { kind: 'contact-receipt', shopId, recipient: email, slots: known } as const
  await queueMail(sql, receipt, { dedupeKey: `contact-receipt:${id}`, now })
}
