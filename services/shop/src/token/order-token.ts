import type { Shop } from '@saum/domain/shops'
import type { TokenPurpose, Tokens } from './signed-token.ts'

const HOUR_MS = 60 * 60 * 1000
/** The confirmation page right after ordering. */
const SUCCESS_MS = 2 * HOUR_MS
/** Links in mails: longer than anybody may return something. */
const MAIL_LINK_MS = 120 * 24 * HOUR_MS
/** Whoever needs it again is given a new one by the page it stood on. */
export const PAPER_LINK_MS = 2 * HOUR_MS

/** The page that says what was declared; its number alone shows it to nobody. */
const RECEIPT_MS = 24 * HOUR_MS

const PAPER_KINDS = ['invoice', 'label', 'receipt', 'credit-note'] as const

/** Something to print, by what it is about: an order, parcel, return or declaration. */
export interface Paper {
  kind: (typeof PAPER_KINDS)[number]
  id: string
}

export interface OrderTokens {
  /** Of the confirmation page, as a path. */
  successUrl(shop: Shop, orderId: number): string
  orderToken(shop: Shop, orderId: number, ttlMs?: number): string
  /** The order of the confirmation page; `null` for any other token. */
  openConfirmation(shop: Shop, token: string): number | null
  /** Takes those of mails, of codes and of sessions; `null` for any other, the confirmation's included. */
  openOrder(shop: Shop, token: string): number | null
  /** As a path, valid for `PAPER_LINK_MS` unless told. */
  paperUrl(shop: Shop, paper: Paper, ttlMs?: number): string
  openPaper(shop: Shop, token: string): Paper | null
  /** Of the page that follows a declaration. */
  receiptToken(shop: Shop, declarationId: string): string
  openReceipt(shop: Shop, token: string): string | null
}

/** Links that show one order or one document to whoever holds them, in one shop, for a while. */
export function createOrderTokens(tokens: Tokens, now: () => number): OrderTokens {
  function sign(purpose: TokenPurpose, shop: Shop, data: object, ttlMs: number): string {
    return tokens.sign(purpose, { shop: shop.shopId, ...data }, now() + ttlMs)
  }

  function open(purpose: TokenPurpose, shop: Shop, token: string): Record<string, unknown> | null {
    const data = tokens.open(purpose, token, now())
    return data?.['shop'] === shop.shopId ? data : null
  }

  function openOrderOf(purpose: TokenPurpose, shop: Shop, token: string): number | null {
    const { order } = open(purpose, shop, token) ?? {}
    return typeof order === 'number' ? order : null
  }

  return {
    successUrl: (shop, orderId) =>
      `/${shop.path}/success/?cbd=${sign('cbd', shop, { order: orderId }, SUCCESS_MS)}`,
    orderToken: (shop, orderId, ttlMs = MAIL_LINK_MS) =>
      sign('order', shop, { order: orderId }, ttlMs),
    openConfirmation: (shop, token) => openOrderOf('cbd', shop, token),
    openOrder: (shop, token) => openOrderOf('order', shop, token),
    paperUrl: (shop, { kind, id }, ttlMs = PAPER_LINK_MS) =>
      `/${shop.path}/paper/${sign('paper', shop, { kind, id }, ttlMs)}/`,
    openPaper(shop, token) {
      const { kind, id } = open('paper', shop, token) ?? {}
      const known = PAPER_KINDS.find((one) => one === kind)
      return known !== undefined && typeof id === 'string' ? { kind: known, id } : null
    },
    receiptToken: (shop, declarationId) => sign('receipt', shop, { id: declarationId }, RECEIPT_MS),
    openReceipt(shop, token) {
      const { id } = open('receipt', shop, token) ?? {}
      return typeof id === 'string' ? id : null
    },
  }
}
