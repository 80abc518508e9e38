import type { Branch } from '@saum/contract/branch'
import type { PlainKey } from '#app/messages/message-keys.ts'

/** A branch and how many pieces of the size hang there. */
export interface StockedBranch {
  branch: Branch
  quantity: number
  /** When it closes today, as of the moment it was asked; `null` while closed. */
  closesAtMs: number | null
}

const MINUTE_MS = 60_000

export function toStocked(branch: Branch, quantity: number, nowMs: number): StockedBranch {
  const minutes = branch.openingTimes?.minutesUntilClosed ?? null
  return { branch, quantity, closesAtMs: minutes === null ? null : nowMs + minutes * MINUTE_MS }
}

const FEW = 2

export type StockLevel = 'some' | 'few' | 'none'

/** Exact numbers of a branch are old by the time somebody gets there; words are not. */
export function stockLevel(quantity: number): StockLevel {
  if (quantity <= 0) return 'none'
  return quantity <= FEW ? 'few' : 'some'
}

export const STOCK_MESSAGE = {
  some: 'store.stock_some',
  few: 'store.stock_few',
  none: 'store.stock_none',
} as const satisfies Record<StockLevel, PlainKey>

/** Branches in the order they came in, with what each has. */
export function withStock(
  branches: readonly Branch[],
  stocked: readonly { id: number; quantity: number }[],
  nowMs: number,
): StockedBranch[] {
  const quantities = new Map(stocked.map(({ id, quantity }) => [id, quantity]))
  return branches.map((branch) => toStocked(branch, quantities.get(branch.id) ?? 0, nowMs))
}
