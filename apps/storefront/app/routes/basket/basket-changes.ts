/** What a shopper wants of one item. The last wish counts. */
export type ItemWish =
  | { kind: 'quantity'; itemKey: string; quantity: number }
  | { kind: 'size'; itemKey: string; variantId: number; size: string }
  | ItemRemoval

export interface ItemRemoval {
  /** Out of the basket, or out of it and onto the wishlist. */
  kind: 'remove' | 'save'
  itemKey: string
}

/** Wishes the shop has not answered yet: one under way, the others in the order they are told. */
export interface BasketChanges {
  underWay: ItemWish | null
  waiting: readonly ItemWish[]
}

export const NO_CHANGES: BasketChanges = { underWay: null, waiting: [] }

export interface ChangeableRow {
  key: string
  quantity: number
  variantId: number
  size: string
  group?: { id: string; isMainItem: boolean; isRequired: boolean }
}

/** One more wish. It takes the place of what was wanted of the item before and nobody has been told. */
export function wished(changes: BasketChanges, wish: ItemWish): BasketChanges {
  if (isLeaving(changes, wish.itemKey)) return changes
  const kept = changes.waiting.filter((older) => !isSupersededBy(older, wish))
  return { ...changes, waiting: [...kept, wish] }
}

interface Withdrawal<Row> {
  itemKey: string
  /** What was taken out, as the shopper saw it. */
  rows: readonly Row[]
  /** What the shop has said last. */
  known: readonly Row[]
}

/**
 * A removal nobody was told of has never been wished; what was wanted of the rows before it is wanted
 * again. The same changes where the shop has been told.
 */
export function withdrawn<Row extends ChangeableRow>(
  changes: BasketChanges,
  { itemKey, rows, known }: Withdrawal<Row>,
): BasketChanges {
  const waiting = changes.waiting.filter((wish) => wish.itemKey !== itemKey || !isRemoval(wish))
  if (waiting.length === changes.waiting.length) return changes
  const left = { ...changes, waiting }
  const shown = new Map(asWished(known, left).map((row) => [row.key, row]))
  return rows.flatMap((row) => wishesFor(row, shown.get(row.key))).reduce(wished, left)
}

function wishesFor({ key, quantity, variantId, size }: ChangeableRow, shown?: ChangeableRow) {
  const wishes: ItemWish[] = []
  if (!shown) return wishes
  if (shown.variantId !== variantId) wishes.push({ kind: 'size', itemKey: key, variantId, size })
  if (shown.quantity !== quantity) wishes.push({ kind: 'quantity', itemKey: key, quantity })
  return wishes
}

/** The next one goes out; never two at a time, so that they arrive as they were wished. */
export function sent(changes: BasketChanges): BasketChanges {
  const [next, ...waiting] = changes.waiting
  if (changes.underWay !== null || next === undefined) return changes
  return { underWay: next, waiting }
}

/**
 * The shop has done it: from here on its answer says so. An item that has joined another one is known
 * by that one's key, also in what is still wanted of it.
 */
export function settled(changes: BasketChanges, joinedKey?: string): BasketChanges {
  const { underWay, waiting } = changes
  if (underWay === null) return changes
  const { itemKey } = underWay
  const renamed =
    joinedKey === undefined
      ? waiting
      : waiting.map((wish) => (wish.itemKey === itemKey ? { ...wish, itemKey: joinedKey } : wish))
  return { underWay: null, waiting: renamed }
}

/** The shop has refused: what was wanted of the item on top of that falls with it. */
export function rolledBack({ underWay, waiting }: BasketChanges): BasketChanges {
  return {
    underWay: null,
    waiting: waiting.filter(({ itemKey }) => itemKey !== underWay?.itemKey),
  }
}

/** The rows as the shopper wants them. Prices stay the shop's until it has answered. */
export function asWished<Row extends ChangeableRow>(
  rows: readonly Row[],
  changes: BasketChanges,
): readonly Row[] {
  return wishesOf(changes).reduce(withWish<Row>, rows)
}

/** Whether something about an item, or about any of them, is still to be answered. */
export function isPending(changes: BasketChanges, itemKey?: string): boolean {
  return wishesOf(changes).some((wish) => itemKey === undefined || wish.itemKey === itemKey)
}

function wishesOf({ underWay, waiting }: BasketChanges): readonly ItemWish[] {
  return underWay ? [underWay, ...waiting] : waiting
}

function isLeaving(changes: BasketChanges, itemKey: string): boolean {
  return wishesOf(changes).some((wish) => wish.itemKey === itemKey && isRemoval(wish))
}

export function isRemoval(wish: ItemWish): wish is ItemRemoval {
  return wish.kind === 'remove' || wish.kind === 'save'
}

function isSupersededBy(older: ItemWish, newer: ItemWish): boolean {
  if (older.itemKey !== newer.itemKey) return false
  return older.kind === newer.kind || isRemoval(newer)
}

function withWish<Row extends ChangeableRow>(rows: readonly Row[], wish: ItemWish): readonly Row[] {
  if (wish.kind === 'quantity') {
    const { quantity } = wish
    return rows.map((row) => (row.key === wish.itemKey ? { ...row, quantity } : row))
  }
  if (wish.kind === 'size') {
    const { variantId, size } = wish
    return rows.map((row) => (row.key === wish.itemKey ? { ...row, variantId, size } : row))
  }
  const gone = new Set(removedWith(rows, wish.itemKey).map(({ key }) => key))
  return rows.filter(({ key }) => !gone.has(key))
}

/** The row, and with the main item or a required part of a group the whole group. */
export function removedWith<Row extends ChangeableRow>(
  rows: readonly Row[],
  itemKey: string,
): readonly Row[] {
  const removed = rows.find(({ key }) => key === itemKey)
  if (removed === undefined) return []
  const { group } = removed
  if (!group || !(group.isMainItem || group.isRequired)) return [removed]
  return rows.filter((row) => row.group?.id === group.id)
}
