import { lastRefundDay } from '@saum/domain/return-terms'
import type { KeptDeclaration } from '../declaration/kept-declaration.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import type { KeptReturn } from '../order-return/kept-return.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import { refundWords } from './order-words.ts'

interface Declared {
  declaration: KeptDeclaration
  order: KeptOrder | null
  kept: KeptReturn | null
  /** Whether the e-mail address is that of the contract it names. */
  isKnownAddress: boolean
  /** Path of the receipt as a PDF. */
  receiptUrl: string
}

/** What was declared and when, word for word; the law wants it back at once. */
export function declarationSlots({ shop, id, email, document, receivedAt }: KeptDeclaration) {
  const { declaration } = wordsFor(shop.locale)
  const { date, dayOf, time } = valueWriter(shop)
  const day = dayOf(receivedAt)
  const common = {
    name: document.name,
    email,
    receivedDate: date(day),
    receivedTime: time(receivedAt),
    confirmationId: id,
    contract: document.contract,
  }
  if (document.kind === 'withdrawal') {
    const { scope } = document
    return scope === ''
      ? { ...common, scope: declaration.wholeOrder, statement: declaration.withdrawal }
      : { ...common, scope, statement: declaration.partialWithdrawal }
  }
  const { type, reason, endsOn } = document
  return {
    ...common,
    statement: declaration.cancellation,
    cancellationType: declaration[type],
    reason: type === 'extraordinary' ? reason : '',
    requestedDate: endsOn === '' ? declaration.nextPossible : date(endsOn),
    // Nothing we sell runs for a minimum term.
    effectiveDate: date(endsOn > day ? endsOn : day),
  }
}

export function declarationContent(declared: Declared): Omit<MailContent, 'attachments'> {
  const { declaration, kept, isKnownAddress, receiptUrl } = declared
  const { shop, receivedAt } = declaration
  const { date } = valueWriter(shop)
  return {
    slots: {
      ...declarationSlots(declaration),
      ...(!isKnownAddress && withoutTypedWords(declaration)),
      receiptUrl,
      sendBackUntil: kept === null ? '' : date(kept.sendBackUntil),
      refundUntil: date(lastRefundDay(shop, receivedAt)),
      paymentMethod: kept === null ? '' : refundWords(shop, kept.document.quote.refundTo),
    },
    lines: {},
    variants: variantsOf(declared),
    items: [],
  }
}

/**
 * The form takes any e-mail address: without these words strangers cannot send a text of their own in our
 * name. They are in the PDF, which the mail links to. Rows without a value are not shown.
 */
function withoutTypedWords({ document }: KeptDeclaration) {
  const typed = { name: '', contract: '', reason: '' }
  const isPart = document.kind === 'withdrawal' && document.scope !== ''
  return isPart ? { ...typed, scope: '', statement: '' } : typed
}

/** Promises only what has happened; the rest is said by the person who looks at it. */
function variantsOf({ declaration, order, kept, isKnownAddress }: Declared): string[] {
  if (order === null) return isKnownAddress ? ['unmatched'] : ['unmatched', 'unknown-address']
  if (kept !== null) return declaration.handledAt === null ? ['return', 'left-out'] : ['return']
  return [order.state === 'cancelled' ? 'cancelled' : 'waiting']
}
