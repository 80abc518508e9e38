import type { Kept } from '../catalog/kept.ts'
import type { Database, Sql } from '../database/database.ts'
import { findDeclaration } from '../declaration/declaration-storage.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import type { MailAttachment, MailContent } from '../mail/mail-content.ts'
import type { WriteContent } from '../mail/mail-delivery.ts'
import type { MailKind, QueuedMail } from '../mail/mail-outbox.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { findOrder } from '../order/order-storage.ts'
import { findReturn } from '../order-return/return-storage.ts'
import {
  contractPapers,
  creditNotePaper,
  invoicePaper,
  labelPaper,
} from '../paper/paper-service.ts'
import { findDeclaredSubscription } from '../subscription/cancel-subscription.ts'
import { findSubscription } from '../subscription/subscription-storage.ts'
import { createOrderTokens } from '../token/order-token.ts'
import type { Tokens } from '../token/signed-token.ts'
import { declarationContent } from './declaration-content.ts'
import {
  cancelledContent,
  confirmationContent,
  orderSlots,
  pendingContent,
} from './order-content.ts'
import {
  findCancelActor,
  findRefundShares,
  findReturnPoints,
  isDeliveryFree,
  orderIdOfParcel,
} from './mail-facts.ts'
import * as parcels from './parcel-content.ts'
import { returnContent } from './return-content.ts'
import { subscriptionItem } from './subscription-content.ts'

/** As the mail says; the PDF has what the law wants to be kept. */
const RECEIPT_LINK_MS = 30 * 24 * 60 * 60_000

interface WriterParts {
  db: Database
  tokens: Tokens
  branches: Kept<void, readonly BranchDocument[]>
}

type Written = Omit<MailContent, 'attachments'> & { attachments?: readonly MailAttachment[] }

const EMPTY: Written = { slots: {}, lines: {}, variants: [], items: [] }

/**
 * What a mail says, from what is stored about its subject at the moment it is sent. Links in it last from
 * when it was queued, so that every attempt gives the same mail.
 */
export function createMailWriter(parts: WriterParts): WriteContent {
  return async (mail) => {
    const { subjectId } = mail
    const written = subjectId === null ? writeAlone(mail) : await writeAbout(parts, mail, subjectId)
    const { attachments = [] } = written
    return { ...written, attachments, slots: { ...written.slots, ...mail.slots } }
  }
}

/** What brings all its words along only has to say which of them. */
function writeAlone({ kind, slots }: QueuedMail): Written {
  const isTemporary = kind === 'fashion-card-welcome' && slots['verifyUrl'] !== undefined
  return isTemporary ? { ...EMPTY, variants: ['temporary'] } : EMPTY
}

function writeAbout(parts: WriterParts, mail: QueuedMail, subjectId: string): Promise<Written> {
  switch (mail.kind) {
    case 'shipped':
    case 'ready-to-collect':
    case 'delivered':
      return writeAboutParcel(parts, mail, Number(subjectId))
    case 'return-registered':
    case 'return-received':
    case 'return-rejected':
    case 'refund':
      return writeAboutReturn(parts, mail, subjectId)
    case 'withdrawal-receipt':
    case 'cancellation-receipt':
      return writeAboutDeclaration(parts, mail, subjectId)
    case 'subscription-renewal':
    case 'subscription-left-out':
    case 'subscription-ended':
    case 'subscription-unpaid':
      return writeAboutSubscription(parts, mail, subjectId)
    default:
      return writeAboutOrder(parts, mail, Number(subjectId))
  }
}

async function writeAboutOrder(
  parts: WriterParts,
  mail: QueuedMail,
  orderId: number,
): Promise<Written> {
  const { sql } = parts.db
  const order = required(await findOrder(sql, orderId), mail.kind)
  const written = await writeOrderKind(sql, mail, order)
  return { ...written, slots: { ...slotsOf(parts, mail, order), ...written.slots } }
}

async function writeOrderKind(sql: Sql, mail: QueuedMail, order: KeptOrder): Promise<Written> {
  switch (mail.kind) {
    case 'order-confirmation':
      return {
        ...confirmationContent(order, { isDeliveryFree: await isDeliveryFree(sql, order) }),
        attachments: await contractPapers(order.shop),
      }
    case 'payment-pending':
      return { ...pendingContent(order), attachments: await contractPapers(order.shop) }
    case 'order-cancelled':
      return cancelledContent(order, {
        actor: await findCancelActor(sql, order.id),
        refunds: await findRefundShares(sql, order.id),
      })
    default:
      return EMPTY
  }
}

async function writeAboutParcel(
  parts: WriterParts,
  mail: QueuedMail,
  parcelId: number,
): Promise<Written> {
  const { sql } = parts.db
  const orderId = required(await orderIdOfParcel(sql, parcelId), mail.kind)
  const order = required(await findOrder(sql, orderId), mail.kind)
  const parcel = required(order.parcels.find(({ id }) => id === parcelId) ?? null, mail.kind)
  const slots = slotsOf(parts, mail, order)
  const news = { order, parcel, trackUrl: slots['trackUrl'] ?? '', now: mail.createdAt }
  const invoice = mail.kind === 'shipped' ? await invoicePaper(order, parcel) : null
  const written = await writeParcelKind(parts, mail.kind, news)
  const attachments = invoice === null ? [] : [invoice]
  return { ...written, slots: { ...slots, ...written.slots }, attachments }
}

async function writeParcelKind(
  { branches }: WriterParts,
  kind: MailKind,
  news: parcels.ParcelNews,
): Promise<Written> {
  if (kind === 'shipped') return parcels.shippedContent(news)
  if (kind === 'delivered') return parcels.deliveredContent(news)
  const key = news.order.document.shippingAddress.collectionPoint?.key
  const branch = (await branches.of()).find(({ id }) => String(id) === key)
  return parcels.collectContent(news, branch ? toCollectBranch(branch) : null)
}

function toCollectBranch({ name, address, openingTimes }: BranchDocument): parcels.CollectBranch {
  const street = [address.street, address.houseNumber].filter(Boolean).join(' ')
  return { name, address: `${street}, ${address.zipCode} ${address.city}`, openingTimes }
}

async function writeAboutReturn(
  parts: WriterParts,
  mail: QueuedMail,
  returnId: string,
): Promise<Written> {
  const { sql } = parts.db
  const kept = required(await findReturn(sql, returnId), mail.kind)
  const order = required(await findOrder(sql, kept.orderId), mail.kind)
  const points = await findReturnPoints(sql, kept)
  const written = returnContent({ order, kept, points })
  const hasLabel = mail.kind === 'return-registered' && kept.method !== 'store'
  return {
    ...written,
    slots: { ...slotsOf(parts, mail, order), ...written.slots },
    attachments: [
      ...(hasLabel ? [await labelPaper(order, kept)] : []),
      ...(mail.kind === 'refund' ? [await creditNotePaper(order, kept)] : []),
    ],
  }
}

async function writeAboutDeclaration(
  parts: WriterParts,
  mail: QueuedMail,
  id: string,
): Promise<Written> {
  const { sql } = parts.db
  const declaration = required(await findDeclaration(sql, id), mail.kind)
  const { orderId, returnId } = declaration
  const order = orderId === null ? null : await findOrder(sql, orderId)
  const kept = returnId === null ? null : await findReturn(sql, returnId)
  const isKnownAddress =
    order !== null || (await findDeclaredSubscription(sql, declaration)) !== null
  const links = createOrderTokens(parts.tokens, () => mail.createdAt)
  const receiptUrl = links.paperUrl(declaration.shop, { kind: 'receipt', id }, RECEIPT_LINK_MS)
  const written = declarationContent({ declaration, order, kept, isKnownAddress, receiptUrl })
  return {
    ...written,
    slots: { ...(order && slotsOf(parts, mail, order)), ...written.slots },
    attachments: order && kept ? [await labelPaper(order, kept)] : [],
  }
}

/** What it says besides was decided with the news it brings. */
async function writeAboutSubscription(
  { db }: WriterParts,
  mail: QueuedMail,
  id: string,
): Promise<Written> {
  const subscription = required(await findSubscription(db.sql, id), mail.kind)
  return { ...EMPTY, items: [subscriptionItem(subscription, mail.slots['price'] ?? '')] }
}

function slotsOf({ tokens }: WriterParts, mail: QueuedMail, order: KeptOrder) {
  return orderSlots(
    order,
    createOrderTokens(tokens, () => mail.createdAt),
  )
}

/** A mail about nothing is a mistake of ours; the outbox says so and tries again. */
function required<T>(found: T | null, kind: MailKind): T {
  if (found === null) throw new Error(`The subject of a mail (${kind}) is gone`)
  return found
}
