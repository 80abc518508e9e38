import type { ReturnableItem } from '@saum/contract/order-return'
import {
  RETURN_METHODS,
  RETURN_REASONS,
  type ReturnMethod,
  type ReturnReason,
} from '@saum/domain/return-choices'

/** What was chosen of one row of the list. */
export interface ChosenRow {
  count: number
  reason: ReturnReason
  exchangeVariantId: number | null
}

/** What is to come back, and how. */
export interface ReturnChoice {
  /** By the key of the row. */
  rows: Readonly<Record<string, ChosenRow>>
  method: ReturnMethod
}

export const TAKE_FIELD = 'take'
const MAX_ROWS = 100
const ROW_KEY = /^[1-9]\d{0,15}(?:\.[1-9]\d{0,15}){0,99}$/

/**
 * A row is known by its pieces. They travel in the form: who presses twice means the same ones, though
 * the shop no longer lists them.
 */
export function rowKey({ itemIds, variant, unitCents }: ReturnableItem): string {
  return itemIds.length === 0 ? `none-${variant.id}-${unitCents}` : itemIds.join('.')
}

export const countField = (key: string) => `count-${key}`
export const reasonField = (key: string) => `reason-${key}`
export const exchangeField = (key: string) => `exchange-${key}`

type Fields = Pick<URLSearchParams, 'get' | 'getAll'> | FormData

/** The choice a form or an address holds; whatever cannot be meant is left out. */
export function parseReturnChoice(fields: Fields): ReturnChoice {
  const keys = fields
    .getAll(TAKE_FIELD)
    .filter((key) => typeof key === 'string')
    .filter((key) => ROW_KEY.test(key) && idsOf(key).every(Number.isSafeInteger))
    .slice(0, MAX_ROWS)
  const rows = Object.fromEntries(keys.map((key) => [key, parseRow(fields, key)]))
  const method = RETURN_METHODS.find((one) => one === fields.get('method')) ?? 'qr'
  return { rows, method }
}

function parseRow(fields: Fields, key: string): ChosenRow {
  const most = idsOf(key).length
  const count = Number(fields.get(countField(key)) ?? most)
  const exchange = Number(fields.get(exchangeField(key)) ?? '')
  return {
    count: Number.isInteger(count) && count >= 1 ? Math.min(count, most) : most,
    reason: RETURN_REASONS.find((one) => one === fields.get(reasonField(key))) ?? 'none',
    exchangeVariantId: Number.isSafeInteger(exchange) && exchange > 0 ? exchange : null,
  }
}

/** Without rows that are not in the list any more. */
export function keepListed(choice: ReturnChoice, items: readonly ReturnableItem[]): ReturnChoice {
  const listed = new Set(items.map(rowKey))
  const rows = Object.entries(choice.rows).filter(([key]) => listed.has(key))
  return { ...choice, rows: Object.fromEntries(rows) }
}

/** One entry per piece, as the shop service takes them. */
export function toReturnedPieces({ rows }: ReturnChoice) {
  return Object.entries(rows).flatMap(([key, { count, reason, exchangeVariantId }]) =>
    idsOf(key)
      .slice(0, count)
      .map((itemId) => ({
        itemId,
        reason,
        ...(exchangeVariantId !== null && { exchangeVariantId }),
      })),
  )
}

/** The same choice as part of an address. */
export function toChoiceQuery({ rows, method }: ReturnChoice): [string, string][] {
  const fields = Object.entries(rows).flatMap(([key, row]): [string, string][] => [
    [TAKE_FIELD, key],
    [countField(key), String(row.count)],
    [reasonField(key), row.reason],
    [exchangeField(key), row.exchangeVariantId === null ? '' : String(row.exchangeVariantId)],
  ])
  return [...fields, ['method', method]]
}

function idsOf(key: string): number[] {
  return key.split('.').map(Number)
}
