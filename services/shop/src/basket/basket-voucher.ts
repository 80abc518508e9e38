import type { Basket, VoucherFault } from '@saum/contract/basket-shape'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import { countAttempt, hasAttemptsLeft, takeBackAttempt } from '../session/attempts.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { toVoucherCode } from '../voucher/voucher-code.ts'
import { findRedeemableVoucher } from '../voucher/voucher-storage.ts'
import type { BasketKeeping } from './basket-keeping.ts'
import type { BasketPromotions } from './basket-promotions.ts'

const HOUR_MS = 60 * 60 * 1000
const TRIES_PER_HOUR = 10
/** Of one network, whatever baskets it has; only wrong codes count there. */
const WRONG_PER_HOUR = 30

type TooMany = { kind: 'too-many-requests' }

type VoucherRefusal =
  | TooMany
  | { kind: 'voucher-not-found' }
  | { kind: 'voucher-not-applicable'; fault: VoucherFault }

export interface BasketVouchers {
  /** Takes the place of another one. One that reduces nothing now is not taken at all. */
  apply(
    owner: SessionOwner,
    attempt: { code: string; clientKey: string | null },
  ): Promise<Result<{ basket: Basket }, VoucherRefusal>>
  remove(owner: SessionOwner): Promise<{ basket: Basket }>
  /** The basket with the promotions a code opens among those that could be applied. */
  openPromotions(
    owner: SessionOwner,
    code: string,
  ): Promise<Result<{ basket: Basket }, TooMany | { kind: 'promotion-not-found' }>>
  /** Whether a promotion may be applied with this code; wrong ones are tries, too. */
  mayName(owner: SessionOwner, named: NamedCode): Promise<boolean>
}

interface NamedCode {
  promotionId: string | null
  promotionCode?: string | undefined
}

interface VoucherParts {
  db: Database
  keeping: BasketKeeping
  promotions: BasketPromotions
  now: () => number
}

export function createBasketVouchers(parts: VoucherParts): BasketVouchers {
  const { db, keeping, promotions, now } = parts

  function toAttempt(what: 'voucher' | 'promotion', { basketKey }: SessionOwner) {
    const subject = `${what}-code:${basketKey}`
    return { subject, limit: TRIES_PER_HOUR, windowMs: HOUR_MS, now: now() }
  }

  /** Codes can be guessed, so every try counts: a right one must not buy ten more wrong ones. */
  async function mayTry(what: 'voucher' | 'promotion', owner: SessionOwner): Promise<boolean> {
    const attempt = toAttempt(what, owner)
    return db.transaction((sql) => countAttempt(sql, attempt))
  }

  /** Whoever has a new basket for every guess still has one network. */
  async function mayGuess(clientKey: string | null): Promise<boolean> {
    if (clientKey === null) return true
    const subject = networkSubject(clientKey)
    const attempt = { subject, limit: WRONG_PER_HOUR, windowMs: HOUR_MS, now: now() }
    return db.transaction((sql) => countAttempt(sql, attempt))
  }

  async function attach(owner: SessionOwner, code: string | null): Promise<Basket> {
    const { goods } = await keeping.read(owner)
    const { basket } = await keeping.change(owner, goods, ({ items }) => ({
      items,
      // Somebody may have emptied it meanwhile, and an empty basket keeps none.
      voucherCode: items.length === 0 ? null : code,
    }))
    return keeping.answer(owner, basket)
  }

  return {
    async apply(owner, { code, clientKey }) {
      const isAllowed = (await mayTry('voucher', owner)) && (await mayGuess(clientKey))
      if (!isAllowed) return refuse({ kind: 'too-many-requests' })
      const voucher = await findRedeemableVoucher(db.sql, owner, code)
      if (voucher === null) return refuse({ kind: 'voucher-not-found' })
      // The code of a campaign is typed by a whole office: a right one was no guess.
      if (clientKey !== null) {
        await db.transaction((sql) => takeBackAttempt(sql, networkSubject(clientKey)))
      }
      const { kept, goods } = await keeping.read(owner)
      const tried = { kept: { ...kept, voucherCode: voucher.code }, goods }
      const fault = (await keeping.answer(owner, tried)).voucher?.fault
      if (fault !== undefined) return refuse({ kind: 'voucher-not-applicable', fault })
      const basket = await attach(owner, voucher.code)
      if (basket.voucher !== undefined) return accept({ basket })
      return refuse({ kind: 'voucher-not-applicable', fault: { reason: 'nothing-to-reduce' } })
    },

    remove: async (owner) => ({ basket: await attach(owner, null) }),

    async openPromotions(owner, typed) {
      if (!(await mayTry('promotion', owner))) return refuse({ kind: 'too-many-requests' })
      const wanted = toVoucherCode(typed)
      const running = await promotions.of(owner.shop)
      const isKnown = running.some(({ code }) => code === wanted)
      if (!isKnown) return refuse({ kind: 'promotion-not-found' })
      return accept({ basket: await keeping.answer(owner, await keeping.read(owner), [wanted]) })
    },

    async mayName(owner, { promotionId, promotionCode }) {
      if (promotionId === null || promotionCode === undefined) return true
      const known = await promotions.of(owner.shop, new Set([promotionId]))
      const wanted = known.find(({ promotion }) => promotion.id === promotionId)?.code ?? null
      const isWrong = wanted !== null && wanted !== toVoucherCode(promotionCode)
      if (isWrong) return mayTry('promotion', owner)
      return hasAttemptsLeft(db.sql, toAttempt('promotion', owner))
    },
  }
}

function networkSubject(clientKey: string): string {
  return `voucher-code:client:${clientKey}`
}
