import type { Mail } from '../mail/mail-outbox.ts'
import type { KeptDeclaration } from './kept-declaration.ts'

/** What the law wants back at once, to who declared it. */
export function receiptMail({ id, shop, email, document }: KeptDeclaration): Mail {
  const kind = document.kind === 'withdrawal' ? 'withdrawal-receipt' : 'cancellation-receipt'
  return { kind, shopId: shop.shopId, recipient: email, subjectId: id, slots: {} }
}
