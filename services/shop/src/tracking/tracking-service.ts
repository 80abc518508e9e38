import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { redeemOrderCode, requestOrderCode, trackOrder } from '@saum/contract/order'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { toEvents, toParcel } from '../order/order-answer.ts'
import { toStatus } from '../order/order-status.ts'
import { findOrder } from '../order/order-storage.ts'
import { tooMany, type TooMany } from '../session/attempts.ts'
import type { OrderTokens } from '../token/order-token.ts'
import { forgiveGuess, waitForGuess, type Guess } from './guess-limit.ts'
import { insertCodeRequest } from './code-request.ts'
import { redeemCode } from './order-code.ts'
import { findProvenOrder } from './order-lookup.ts'

const HOUR_MS = 60 * 60 * 1000

type Unknown = { kind: 'order-not-found' }

/** Who asks, as far as anybody knows. */
interface Asker {
  shop: Shop
  clientKey: string | null
}

export interface TrackingService {
  track(
    asker: Asker,
    question: ParsedPayloadOf<typeof trackOrder>,
  ): Promise<Result<ResultOf<typeof trackOrder>, TooMany | Unknown>>
  requestCode(
    asker: Asker,
    wish: ParsedPayloadOf<typeof requestOrderCode>,
  ): Promise<Result<null, TooMany>>
  redeemCode(
    asker: Asker,
    attempt: ParsedPayloadOf<typeof redeemOrderCode>,
  ): Promise<Result<ResultOf<typeof redeemOrderCode>, TooMany | Unknown>>
}

interface TrackingParts {
  db: Database
  tokens: OrderTokens
  now: () => number
}

/** For who has neither session nor link. Nobody learns from the answers which orders there are. */
export function createTrackingService({ db, tokens, now }: TrackingParts): TrackingService {
  return {
    async track({ shop, clientKey }, question) {
      const { orderNumber, email } = question
      const isByZip = !email
      const guess: Guess = { what: 'track', shop, clientKey, orderNumber, isByZip }
      const waitMs = await waitForGuess(db, guess, now())
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const orderId = await findProvenOrder(db.sql, shop, question)
      const order = orderId === null ? null : await findOrder(db.sql, orderId)
      if (order === null) return refuse({ kind: 'order-not-found' })
      await db.transaction((sql) => forgiveGuess(sql, guess))
      return accept({
        orderNumber: order.orderNumber,
        status: toStatus(order),
        state: order.state,
        packages: order.parcels
          .map((parcel) => toParcel(parcel, shop))
          // At the carrier its number and a postcode tell name and address.
          .map((parcel) =>
            isByZip ? { ...parcel, trackingNumber: null, trackingUrl: null } : parcel,
          ),
        events: toEvents(order),
      })
    },

    async requestCode({ shop, clientKey }, { orderNumber, email }) {
      const guess: Guess = { what: 'code-request', shop, clientKey, orderNumber, email }
      const waitMs = await waitForGuess(db, guess, now())
      if (waitMs > 0) return refuse(tooMany(waitMs))
      // Whether there is such an order is looked up later: the time an answer takes tells nothing.
      const request = { shopId: shop.shopId, orderNumber, email, now: now() }
      await db.transaction((sql) => insertCodeRequest(sql, request))
      return accept(null)
    },

    async redeemCode({ shop, clientKey }, { orderNumber, email, code }) {
      const guess: Guess = { what: 'code', shop, clientKey, orderNumber, email }
      const waitMs = await waitForGuess(db, guess, now())
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const orderId = await db.transaction(async (sql) => {
        const found = await findProvenOrder(sql, shop, { orderNumber, email })
        const isRight = await redeemCode(sql, { orderId: found ?? 0, code, now: now() })
        return isRight ? found : null
      })
      if (orderId === null) return refuse({ kind: 'order-not-found' })
      return accept({ orderToken: tokens.orderToken(shop, orderId, HOUR_MS) })
    },
  }
}
