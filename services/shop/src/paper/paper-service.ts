import type { Locale, Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { findDeclaration } from '../declaration/declaration-storage.ts'
import { fillSlots } from '../mail/fill-slots.ts'
import type { MailAttachment } from '../mail/mail-content.ts'
import type { KeptOrder, KeptParcel } from '../order/kept-order.ts'
import { findOrder } from '../order/order-storage.ts'
import type { KeptReturn } from '../order-return/kept-return.ts'
import { findReturn } from '../order-return/return-storage.ts'
import type { OrderTokens, Paper } from '../token/order-token.ts'
import { wordsFor, type ShopWords } from '../words/shop-words.ts'
import { writeCreditNote } from './credit-note-paper.ts'
import { writeInvoice } from './invoice-paper.ts'
import { writeLabel } from './label-paper.ts'
import { termsText, withdrawalText, type PaperText } from './paper-texts.ts'
import { writeReceipt } from './receipt-paper.ts'
import { writeTextPaper } from './text-paper.ts'

const PDF_TYPE = 'application/pdf'

type FileWord = keyof ShopWords['files']

/** The invoice of a parcel; `null` until it has one. */
export async function invoicePaper(
  order: KeptOrder,
  parcel: KeptParcel,
): Promise<MailAttachment | null> {
  const { invoiceNumber } = parcel
  if (invoiceNumber === null) return null
  const bytes = await writeInvoice({ order, parcel, invoiceNumber })
  return toFile(order.shop, 'invoice', { number: invoiceNumber, bytes })
}

export async function creditNotePaper(order: KeptOrder, kept: KeptReturn): Promise<MailAttachment> {
  const bytes = await writeCreditNote(order, kept)
  return toFile(order.shop, 'creditNote', { number: kept.id, bytes })
}

export async function labelPaper(order: KeptOrder, kept: KeptReturn): Promise<MailAttachment> {
  const bytes = await writeLabel(order, kept)
  return toFile(order.shop, 'label', { number: kept.id, bytes })
}

const contracts = new Map<Locale, Promise<MailAttachment[]>>()

/** What the law wants every customer to have in their hands; the same for all, so made once. */
export function contractPapers(shop: Shop): Promise<MailAttachment[]> {
  const known = contracts.get(shop.locale)
  if (known !== undefined) return known
  const made = Promise.all([
    writeContract(shop, 'terms', termsText(shop.locale)),
    writeContract(shop, 'withdrawal', withdrawalText(shop.locale)),
  ])
  contracts.set(shop.locale, made)
  return made
}

async function writeContract(shop: Shop, word: FileWord, text: PaperText): Promise<MailAttachment> {
  return toFile(shop, word, { number: '', bytes: await writeTextPaper({ shop, ...text }) })
}

export interface PaperService {
  /** What a signed link stands for; `null` where it is none of ours or there is nothing any more. */
  open(shop: Shop, token: string): Promise<MailAttachment | null>
}

export function createPaperService({
  db,
  tokens,
}: {
  db: Database
  tokens: OrderTokens
}): PaperService {
  return {
    async open(shop, token) {
      const paper = tokens.openPaper(shop, token)
      return paper === null ? null : findPaper(db.sql, paper)
    },
  }
}

async function findPaper(sql: Sql, { kind, id }: Paper): Promise<MailAttachment | null> {
  if (kind === 'receipt') {
    const declaration = await findDeclaration(sql, id)
    if (declaration === null) return null
    const bytes = await writeReceipt(declaration)
    return toFile(declaration.shop, 'receipt', { number: declaration.id, bytes })
  }
  if (kind === 'invoice') {
    const order = await findOrder(sql, Number(id))
    const parcel = order?.parcels.find(({ invoiceNumber }) => invoiceNumber !== null)
    return order && parcel ? invoicePaper(order, parcel) : null
  }
  const kept = await findReturn(sql, id)
  const order = kept && (await findOrder(sql, kept.orderId))
  if (!kept || !order) return null
  return kind === 'label' ? labelPaper(order, kept) : creditNotePaper(order, kept)
}

/** Numbers are ours, but a name of a file has no room for anything unusual. */
function toFile(
  { locale }: Shop,
  word: FileWord,
  { number, bytes }: { number: string; bytes: Buffer },
): MailAttachment {
  const safe = number.replaceAll(/[^\w-]/g, '')
  return {
    fileName: fillSlots(wordsFor(locale).files[word], { number: safe }),
    contentType: PDF_TYPE,
    bytes,
  }
}
