import type { ExistingItemHandling } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'

/** A basket once more, as plain as can be: what should be in it after a change. */
export interface ModelLine {
  /** `null` for a key nobody has seen before. */
  key: string | null
  variantId: number
  quantity: number
  group: 'main' | 'required' | 'extra' | null
}

export type BasketChange =
  | {
      kind: 'add'
      variantId: number
      quantity: number
      handling: ExistingItemHandling
      group: ModelLine['group']
    }
  | { kind: 'update'; key: string; quantity: number; variantId: number | null }
  | { kind: 'remove'; key: string }
  | { kind: 'clear' }

/** Pieces by variant; a variant that is missing does not exist. */
export type ModelStock = ReadonlyMap<number, number>

const MOST = 10

/** `null` where the change is refused. */
export function applyChange(
  lines: readonly ModelLine[],
  change: BasketChange,
  stock: ModelStock,
): readonly ModelLine[] | null {
  if (change.kind === 'clear') return []
  if (change.kind === 'add') return applyAdd(lines, change, stock)
  const line = lines.find(({ key }) => key === change.key)
  if (line === undefined) return null
  if (change.kind === 'remove' || change.quantity === 0) return without(lines, line)
  return applyUpdate(lines, { ...change, line }, stock)
}

export function toModelLines({ items }: Basket): ModelLine[] {
  return items.map(({ key, variant, quantity, wantedQuantity, itemGroup }) => ({
    key,
    variantId: variant.id,
    quantity: wantedQuantity ?? quantity,
    group: toRole(itemGroup),
  }))
}

export function toItemGroup(group: ModelLine['group']) {
  if (group === null) return {}
  const [isMainItem, isRequired] = [group === 'main', group === 'required']
  return { itemGroup: { id: 'set', isMainItem, isRequired } }
}

function toRole(group: Basket['items'][number]['itemGroup']): ModelLine['group'] {
  if (group === undefined) return null
  if (group.isMainItem) return 'main'
  return group.isRequired ? 'required' : 'extra'
}

function applyAdd(
  lines: readonly ModelLine[],
  { variantId, quantity, handling, group }: Extract<BasketChange, { kind: 'add' }>,
  stock: ModelStock,
): readonly ModelLine[] | null {
  if (!stock.has(variantId)) return null
  const place = lines.findIndex(
    (line) => line.variantId === variantId && (line.group === null) === (group === null),
  )
  const existing = lines[place]
  const left = leftFor(lines, { variantId, line: existing }, stock)
  if (existing === undefined) {
    if (quantity === 0) return lines
    if (left === 0) return null
    const role = roleBeside(lines, group)
    const pieces = Math.min(quantity, left, MOST)
    return [...lines, { key: null, variantId, quantity: pieces, group: role }]
  }
  if (handling === 'KeepExisting') return lines
  if (quantity === 0 && handling === 'AddQuantityToExisting') return lines
  if (quantity === 0 && handling === 'ReplaceExisting') return without(lines, existing)
  if (left === 0) return null
  const wish = quantity + (handling === 'ReplaceExisting' ? 0 : existing.quantity)
  const isGrown = handling === 'AddQuantityToExisting'
  const key = isGrown ? existing.key : null
  const others = lines.filter((line) => line !== existing)
  const role = isGrown ? existing.group : roleBeside(others, group)
  return lines.with(place, { key, variantId, quantity: Math.min(wish, left, MOST), group: role })
}

function applyUpdate(
  lines: readonly ModelLine[],
  { line, quantity, variantId }: { line: ModelLine; quantity: number; variantId: number | null },
  stock: ModelStock,
): readonly ModelLine[] | null {
  const target = variantId ?? line.variantId
  const isAnotherProduct = Math.floor(target / 100) !== Math.floor(line.variantId / 100)
  if (!stock.has(target) || isAnotherProduct) return null
  const joined = lines.find(
    (other) =>
      other !== line &&
      other.variantId === target &&
      (other.group === null) === (line.group === null),
  )
  const left = leftFor(lines, { variantId: target, line: joined ?? line }, stock)
  if (left === 0) return null
  if (joined !== undefined) {
    const sum = Math.min(joined.quantity + quantity, left, MOST)
    const roles = [line.group, joined.group]
    const group = (['main', 'required'] as const).find((role) => roles.includes(role)) ?? line.group
    return lines
      .filter((other) => other !== line)
      .map((other) => (other === joined ? { ...joined, quantity: sum, group } : other))
  }
  const followers = lines.filter(
    (other) =>
      line.group === 'main' && other.group === 'required' && other.quantity === line.quantity,
  )
  const limits = followers.map((other) =>
    Math.max(other.quantity, leftFor(lines, { variantId: other.variantId, line: other }, stock)),
  )
  const pieces = Math.min(quantity, left, MOST, ...limits)
  return lines.map((other) => {
    if (other === line) return { ...line, variantId: target, quantity: pieces }
    return followers.includes(other) ? { ...other, quantity: pieces } : other
  })
}

/** A set has one main item. */
function roleBeside(others: readonly ModelLine[], group: ModelLine['group']): ModelLine['group'] {
  const hasMain = others.some((other) => other.group === 'main')
  return group === 'main' && hasMain ? 'extra' : group
}

/** One piece is never in two lines; a line keeps those that it has before the lines below it. */
function leftFor(
  lines: readonly ModelLine[],
  { variantId, line }: { variantId: number; line: ModelLine | undefined },
  stock: ModelStock,
): number {
  let rest = stock.get(variantId) ?? 0
  let has = 0
  for (const other of lines.filter((one) => one.variantId === variantId)) {
    if (other === line) has = Math.max(Math.min(rest, other.quantity), 0)
    rest -= other === line ? has : other.quantity
  }
  return Math.max(rest, 0) + has
}

function without(lines: readonly ModelLine[], line: ModelLine): readonly ModelLine[] {
  const takesGroup = line.group === 'main' || line.group === 'required'
  return lines.filter((other) => other !== line && !(takesGroup && other.group !== null))
}
