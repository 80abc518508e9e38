import type { Locale } from '@saum/domain/shops'
import { DE_AT, DE_CH, DE_DE } from './german.ts'
import { EN_GB } from './en-gb.ts'
import { FR_CH } from './fr-ch.ts'

const WORDS: Readonly<Record<Locale, ShopWords>> = {
  'de-DE': DE_DE,
  'de-AT': DE_AT,
  'de-CH': DE_CH,
  'fr-CH': FR_CH,
  'en-GB': EN_GB,
}

/** What mails and papers say of orders beyond their own text; `{slots}` are filled by the caller. */
export function wordsFor(locale: Locale): ShopWords {
  return WORDS[locale]
}

export type PaidBy = 'invoice' | 'prepayment' | 'wallet_redirect' | 'card' | 'giftcard'

export interface ShopWords {
  free: string
  and: string
  size: string
  pieces: string
  time: string
  between: string
  on: string
  /** How long it takes once the money of a prepayment has come. */
  afterPayment: Readonly<Record<'oneDay' | 'days' | 'collect', string>>
  sameAddress: string
  voucher: string
  /** A line that comes again: by its number once it has one, and how it ends. */
  subscription: Readonly<Record<'named' | 'unnamed' | 'each' | 'delivery' | 'free', string>>
  /** Where care is explained, as a path in the shop. */
  carePath: string
  lockerCustomer: string
  paidBy: Readonly<Record<PaidBy, string>>
  /** Where money goes back to; follows «auf», «sur», «to». */
  refundedTo: Readonly<Record<PaidBy, string>>
  delivery: Readonly<Record<'standard' | 'express' | 'collect', string>>
  cancelledBecause: Readonly<Record<'shopper' | 'operator' | 'payment' | 'job', string>>
  closed: string
  declaration: {
    wholeOrder: string
    withdrawal: string
    /** Of some pieces only. */
    partialWithdrawal: string
    cancellation: string
    ordinary: string
    extraordinary: string
    nextPossible: string
  }
  invoice: InvoiceWords
  label: LabelWords
  receipt: ReceiptWords
  /** Names of files that come with mails, in letters every program knows. */
  files: Readonly<
    Record<'invoice' | 'creditNote' | 'label' | 'receipt' | 'terms' | 'withdrawal', string>
  >
  page: string
}

interface InvoiceWords {
  invoice: string
  creditNote: string
  number: string
  date: string
  orderNumber: string
  orderDate: string
  deliveryDate: string
  /** Of a credit note: what it corrects. */
  corrects: string
  billedTo: string
  deliveredTo: string
  item: string
  articleNumber: string
  quantity: string
  unitPrice: string
  amount: string
  goods: string
  delivery: string
  total: string
  net: string
  vat: string
  giftCard: string
  open: string
  isPaid: string
  payInvoice: string
  payPrepaid: string
  owner: string
  reference: string
  dueOn: string
  adjustments: string
  restored: string
  returnCost: string
  refund: string
  refundedTo: string
  company: string
  thanks: string
}

interface LabelWords {
  title: string
  to: string
  from: string
  number: string
  orderNumber: string
  handInUntil: string
  carrier: string
  contents: string
  barcodeAlt: string
  qrAlt: string
  steps: readonly string[]
  cut: string
}

interface ReceiptWords {
  withdrawal: string
  cancellation: string
  intro: string
  receivedAt: string
  number: string
  name: string
  email: string
  contract: string
  scope: string
  statement: string
  type: string
  reason: string
  endsOn: string
  keep: string
}
