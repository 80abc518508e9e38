import type * as calls from '@saum/contract/fashion-card'
import type { FashionCard } from '@saum/contract/fashion-card'
import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { toPagination } from '../catalog/pagination.ts'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { findCustomer } from '../session/customer-storage.ts'
import { toFashionCard } from './card-answer.ts'
import { cardFaults, type CardFault } from './card-fields.ts'
import { applyStanding, standingToday } from './card-standing.ts'
import { findCard, type KeptCard } from './card-storage.ts'
import { endCard } from './end-card.ts'
import { isMember, isWritten, openCard } from './own-card.ts'
import { countEntries, listEntries } from './points-history.ts'
import { redeemPoints, type Redemption } from './redeem-points.ts'
import { linkCard, registerCard } from './register-card.ts'

const HOUR_MS = 60 * 60_000
/** Of numbers and postcodes somebody tries. */
const LINKS = { perCustomer: 5, perNetwork: 20 }

type NotFound = { kind: 'card-not-found' }
type CardWish = ParsedPayloadOf<typeof calls.registerFashionCard>

/** A customer in the shop they are logged in to. */
export interface CardOwner {
  shop: Shop
  customerId: number
}

type RegisterRefusal =
  | TooMany
  | { kind: 'card-not-found' | 'card-already-linked' | 'has-card' }
  | { kind: 'invalid-fields'; errors: CardFault[] }

export interface CardService {
  fetch(owner: CardOwner): Promise<Result<FashionCard, NotFound>>
  register(
    owner: CardOwner,
    wish: CardWish,
    clientKey: string | null,
  ): Promise<Result<FashionCard, RegisterRefusal>>
  history(
    owner: CardOwner,
    page: { page: number; perPage: number },
  ): Promise<Result<ResultOf<typeof calls.getPointsHistory>, NotFound>>
  redeem(redemption: Redemption): ReturnType<typeof redeemPoints>
  end(owner: CardOwner): Promise<Result<null, NotFound>>
}

export function createCardService(parts: { db: Database; now: () => number }): CardService {
  const { db, now } = parts

  async function answer(card: KeptCard | null): Promise<Result<FashionCard, NotFound>> {
    const customer = card?.customerId ? await findCustomer(db.sql, card.customerId) : null
    if (card === null || customer === null) return refuse({ kind: 'card-not-found' })
    return accept(await toFashionCard(db.sql, { card, customer, now: now() }))
  }

  async function mayLink(customerId: number, clientKey: string | null): Promise<number> {
    const subjects: [string, number][] = [[`card-link:${customerId}`, LINKS.perCustomer]]
    if (clientKey !== null) subjects.push([`card-link:client:${clientKey}`, LINKS.perNetwork])
    return db.transaction(async (sql) => {
      let waitMs = 0
      for (const [subject, limit] of subjects) {
        const attempt = { subject, limit, windowMs: HOUR_MS, now: now() }
        waitMs = Math.max(waitMs, await waitForAttempt(sql, attempt))
      }
      return waitMs
    })
  }

  return {
    async fetch({ customerId }) {
      return answer(await loadCard(parts, customerId))
    },

    async register({ shop, customerId }, wish, clientKey) {
      const owner = { shop, customerId, now: now() }
      if ('acceptTerms' in wish) {
        const errors = cardFaults(shop, wish, now())
        if (errors.length > 0) return refuse({ kind: 'invalid-fields', errors })
        const made = await inTurn(db, (sql) => registerCard(sql, owner, wish))
        return made.ok ? answer(made.value) : made
      }
      const waitMs = await mayLink(customerId, clientKey)
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const linked = await inTurn(db, (sql) => linkCard(sql, owner, wish))
      return linked.ok ? answer(linked.value) : linked
    },

    async history({ customerId }, { page, perPage }) {
      const card = await loadCard(parts, customerId)
      if (card === null) return refuse({ kind: 'card-not-found' })
      const entities = await listEntries(db.sql, { customerId, page, perPage, now: now() })
      const total = await countEntries(db.sql, customerId)
      const pagination = toPagination({ page, perPage, current: entities.length, total })
      return accept({ entities, pagination })
    },

    redeem: (redemption) => redeemPoints(parts, redemption),

    end: ({ customerId }) =>
      inTurn(db, async (sql) => {
        const card = await openCard(sql, customerId, now())
        if (card === null) return refuse({ kind: 'card-not-found' })
        await endCard(sql, customerId, now())
        return accept(null)
      }),
  }
}

/** The card as it is today. Only where something has changed it is written. */
async function loadCard(
  { db, now }: { db: Database; now: () => number },
  customerId: number,
): Promise<KeptCard | null> {
  const known = await findCard(db.sql, customerId)
  const customer = await findCustomer(db.sql, customerId)
  if (known?.state === 'blocked' || customer === null) return null
  if (known === null && !isMember(customer)) return null
  if (known !== null && isWritten(customer, known)) {
    const standing = await standingToday(db.sql, known, now())
    if (standing === known.standing) return known
  }
  return inTurn(db, async (sql) => {
    const card = await openCard(sql, customerId, now())
    return card && applyStanding(sql, customerId, now())
  })
}

function inTurn<T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> {
  return tryAgain(() => db.transaction(work))
}
