import type { confirmStockAlert, requestStockAlert } from '@saum/contract/alert'
import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { takeLockOf } from '../database/exclusive-lock.ts'
import { mayWriteTo } from '../mail/mail-limit.ts'
import { queueMail, type Mail } from '../mail/mail-outbox.ts'
import * as storage from './alert-storage.ts'
import { hashAlertToken, newAlertToken } from './alert-token.ts'
import { createRequestLimit } from './request-limit.ts'
import { findOfferedSize, type OfferedSize } from './offered-size.ts'

type RequestRefusal = { kind: 'variant-not-found' | 'variant-in-stock' | 'too-many-requests' }
type AlertNotFound = { kind: 'alert-not-found' }

export interface AlertService {
  request(
    shop: Shop,
    wish: ParsedPayloadOf<typeof requestStockAlert>,
  ): Promise<Result<ResultOf<typeof requestStockAlert>, RequestRefusal>>
  confirm(
    question: ParsedPayloadOf<typeof confirmStockAlert>,
  ): Promise<Result<ResultOf<typeof confirmStockAlert>, AlertNotFound>>
}

interface AlertParts {
  db: Database
  now: () => number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A confirmation that nobody gives is forgotten with its address. */
const PENDING_MS = 7 * DAY_MS
/** Six months, as the mail promises. */
const CONFIRMED_MS = 182 * DAY_MS
const PAUSE_BETWEEN_MAILS_MS = HOUR_MS / 4
const MAX_MAILS_PER_WISH = 3
const MAX_WISHES_PER_DAY = 10
const MAX_REQUESTS_PER_HOUR = 20

export function createAlertService({ db, now }: AlertParts): AlertService {
  const mayAsk = createRequestLimit({ most: MAX_REQUESTS_PER_HOUR, windowMs: HOUR_MS, now })

  async function askForConfirmation(
    sql: Sql,
    { shop, wish, size }: { shop: Shop; wish: storage.AlertWish; size: OfferedSize },
  ): Promise<void> {
    // Somebody who asks about many sizes at once is still counted one by one.
    await takeLockOf(db, sql, wish.email)
    const requestedAt = now()
    const known = await storage.findAlert(sql, wish)
    if (known !== null && !mayWriteAgain(known, requestedAt)) return
    const earlier = await storage.countAlertsSince(sql, wish.email, requestedAt - DAY_MS)
    if (known === null && earlier >= MAX_WISHES_PER_DAY) return
    if (!(await mayWriteTo(sql, { email: wish.email, now: requestedAt }))) return

    const token = newAlertToken()
    const tokenHash = hashAlertToken(token)
    const pending = { tokenHash, requestedAt, expiresAt: requestedAt + PENDING_MS }
    const isOurs =
      known === null
        ? await storage.insertAlert(sql, wish, pending)
        : await storage.renewAlert(sql, known, pending)
    if (!isOurs) return
    const slots = {
      productName: size.name,
      colour: size.color,
      size: size.size,
      confirmUrl: `/${shop.path}/stock-alert/?token=${token}`,
    }
    const mail: Mail = {
      kind: 'back-in-stock-opt-in',
      shopId: shop.shopId,
      recipient: wish.email,
      slots,
    }
    await queueMail(sql, mail, { dedupeKey: `alert-opt-in:${tokenHash}`, now: requestedAt })
  }

  return {
    async request(shop, { variantId, email, clientKey }) {
      if (clientKey !== undefined && !mayAsk(clientKey))
        return refuse({ kind: 'too-many-requests' })
      const size = await findOfferedSize(db.sql, shop.shopId, variantId)
      if (size === null) return refuse({ kind: 'variant-not-found' })
      if (size.isSellable) return refuse({ kind: 'variant-in-stock' })
      const wish = { shopId: shop.shopId, variantId, email }
      await db.transaction((sql) => askForConfirmation(sql, { shop, wish, size }))
      return accept({ isAccepted: true })
    },

    async confirm({ token }) {
      const moment = now()
      const confirmation = { now: moment, expiresAt: moment + CONFIRMED_MS }
      const alert = await db.transaction((sql) =>
        storage.confirmAlert(sql, hashAlertToken(token), confirmation),
      )
      if (alert === null) return refuse({ kind: 'alert-not-found' })
      return accept({ variantId: alert.variantId })
    },
  }
}

/** Once more, later, for who has lost the first mail; never a stream of them. */
function mayWriteAgain(known: storage.StockAlert, now: number): boolean {
  if (known.isConfirmed || known.requests >= MAX_MAILS_PER_WISH) return false
  return now - known.requestedAt >= PAUSE_BETWEEN_MAILS_MS
}
