import type { ParsedPayloadOf } from '@saum/contract/call'
import type {
  DeclarationReceipt,
  submitContractCancellation,
  submitWithdrawal,
} from '@saum/contract/withdrawal'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { countAttempt, tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { findMentionedSubscription } from '../subscription/subscription-number.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { newConfirmationId } from './confirmation-id.ts'
import * as storage from './declaration-storage.ts'
import type { DeclarationDocument, KeptDeclaration } from './kept-declaration.ts'
import { findMentionedOrder } from './order-mention.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Whoever has a right to declare something is never close to these; who floods us or others is. */
const MAX_PER_CLIENT = 30
/** To one address from one network: what comes after that counts as well, but is mailed no more. */
const MAX_MAILS = 10

interface Asker {
  shop: Shop
  clientKey: string | null
}

export interface DeclarationService {
  withdraw(
    asker: Asker,
    form: ParsedPayloadOf<typeof submitWithdrawal>,
  ): Promise<Result<DeclarationReceipt, TooMany>>
  cancelContract(
    asker: Asker,
    form: ParsedPayloadOf<typeof submitContractCancellation>,
  ): Promise<Result<DeclarationReceipt, TooMany | { kind: 'reason-missing' }>>
  receipt(
    shop: Shop,
    receiptToken: string,
  ): Promise<Result<DeclarationReceipt, { kind: 'declaration-not-found' }>>
}

interface DeclarationParts {
  db: Database
  tokens: OrderTokens
  now: () => number
}

interface Form {
  requestKey: string
  email: string
  document: DeclarationDocument
}

/**
 * Takes declarations that change a contract and keeps them, whatever they are about. Receipt and
 * consequences follow a moment later, so that nobody learns from the answer which orders there are.
 */
export function createDeclarationService({
  db,
  tokens,
  now,
}: DeclarationParts): DeclarationService {
  function toReceipt({ id, shop, email, document, receivedAt }: KeptDeclaration) {
    return {
      confirmationId: id,
      receiptToken: tokens.receiptToken(shop, id),
      receivedAt: new Date(receivedAt).toISOString(),
      email,
      // Whether a number was given that could be one of ours, not whether there is such an order.
      isMatched: isOursByForm(shop, document.contract),
      receiptUrl: tokens.paperUrl(shop, { kind: 'receipt', id }),
      contract: document.contract,
      ...(document.kind === 'withdrawal' && { scope: document.scope }),
    }
  }

  async function keep(
    sql: Sql,
    { shop, clientKey }: Asker,
    form: Form,
  ): Promise<Result<KeptDeclaration, TooMany>> {
    const known = await storage.findDeclarationByRequest(sql, form.requestKey)
    if (known !== null) return accept(known)
    const receivedAt = now()
    const waitMs = await waitToDeclare(sql, clientKey, receivedAt)
    if (waitMs > 0) return refuse(tooMany(waitMs))
    const id = newConfirmationId()
    const isMailed = await mayMail(sql, { clientKey, email: form.email, now: receivedAt })
    await storage.insertDeclaration(sql, { ...form, id, shop, receivedAt, isMailed })
    const kept = await storage.findDeclarationByRequest(sql, form.requestKey)
    if (kept === null) throw new Error('A declaration was not kept')
    return accept(kept)
  }

  async function declare(asker: Asker, form: Form): Promise<Result<DeclarationReceipt, TooMany>> {
    // The key of a form is only unique together with what it is about.
    const requestKey = `${asker.shop.shopId}:${form.document.kind}:${form.email}:${form.requestKey}`
    const kept = await db.transaction((sql) => keep(sql, asker, { ...form, requestKey }))
    return kept.ok ? accept(toReceipt(kept.value)) : kept
  }

  return {
    withdraw(asker, { requestKey, email, name, contract, scope }) {
      const document = { kind: 'withdrawal', name, contract, scope } as const
      return declare(asker, { requestKey, email, document })
    },

    async cancelContract(asker, { requestKey, email, kind: type, ...form }) {
      const { name, contract, reason, endsOn } = form
      if (type === 'extraordinary' && reason === '') return refuse({ kind: 'reason-missing' })
      const document = { kind: 'cancellation', type, name, contract, reason, endsOn } as const
      return declare(asker, { requestKey, email, document })
    },

    async receipt(shop, receiptToken) {
      const id = tokens.openReceipt(shop, receiptToken)
      const kept = id === null ? null : await storage.findDeclaration(db.sql, id)
      if (kept?.shop.shopId !== shop.shopId) return refuse({ kind: 'declaration-not-found' })
      return accept(toReceipt(kept))
    },
  }
}

/** Milliseconds until it may be declared; 0 is at once. */
async function waitToDeclare(sql: Sql, clientKey: string | null, now: number): Promise<number> {
  if (clientKey === null) return 0
  const subject = `declaration-client:${clientKey}`
  return waitForAttempt(sql, { subject, limit: MAX_PER_CLIENT, windowMs: HOUR_MS, now })
}

/** Nobody fills the mailbox of another, and nobody keeps another's receipts from them. */
function mayMail(
  sql: Sql,
  { clientKey, email, now }: { clientKey: string | null; email: string; now: number },
): Promise<boolean> {
  const subject = `declaration-mail:${clientKey ?? ''}:${email}`
  return countAttempt(sql, { subject, limit: MAX_MAILS, windowMs: DAY_MS, now })
}

function isOursByForm(shop: Shop, contract: string): boolean {
  return findMentionedOrder(shop, contract) !== null || findMentionedSubscription(contract) !== null
}
