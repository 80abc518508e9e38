/** How a garment is worn: what lies over what, from the skin outwards. */
type Role = WornRole | 'beside' | 'unseen'
type WornRole = 'bottom' | 'dress' | 'top' | 'knit' | 'outer'

const ROLES: readonly (readonly [RegExp, Role])[] = [
  [/^(skirt|trousers|culotte|shorts|jeans)/, 'bottom'],
  [/^(dress|slip)-/, 'dress'],
  [/^(sweater|cardigan|polo-knit|slipover|knit-vest|waistcoat)/, 'knit'],
  [/^(blazer|jacket|coat|trench|overshirt|bomber|vest-quilted)/, 'outer'],
  [/^(bag|tote|belt|scarf|beanie)/, 'beside'],
  // A square of silk that hangs on nothing reads as a swatch.
  [/^carre/, 'unseen'],
]

/** Bulky shirts are worn over others; over nothing they are shirts. */
const OVERSHIRT = /^shirt-oversized/
const COVERING = new Set<Role>(['knit', 'outer'])
const BAG = /^(bag|tote)-/
const STRAPS = /^slip-/
const SLEEVELESS = /^(tank|slip|slipover|knit-vest|waistcoat|vest-quilted|dress-aline)-/

const RANK: Readonly<Record<WornRole, number>> = {
  bottom: 1,
  dress: 2,
  top: 3,
  knit: 4,
  outer: 6,
}
/** Below the waistband. */
const TUCKED_RANK = 0
const OVERSHIRT_RANK = 5

export interface WornPiece<T> {
  piece: T
  rank: number
  isBottom: boolean
  /** Trousers, skirts and dresses: what is seen of the legs. */
  isLower: boolean
  isOuter: boolean
  hasStraps: boolean
  /** Ends at the waist: the rest is inside of the trousers or skirt. */
  isTucked: boolean
  /** Covers the arms, so nothing below it shows beside it. */
  hasSleeves: boolean
}

export interface Arrangement<T> {
  /** From the lowest layer to the topmost. */
  worn: WornPiece<T>[]
  /** Bags first: they get the place at hand. */
  beside: T[]
}

/** Puts the pieces of an outfit in the order they are put on. */
export function arrange<T extends { view: string }>(pieces: readonly T[]): Arrangement<T> {
  const roles = pieces.map((piece) => ({ piece, role: roleOf(piece.view) }))
  const garments = roles.flatMap(({ piece, role }) =>
    role === 'beside' || role === 'unseen' ? [] : [{ piece, role }],
  )
  const hasBottom = garments.some(({ role }) => role === 'bottom')
  const hasOtherTop = garments.filter(({ role }) => role === 'top').length > 1
  // A tucked shirt is cut off at the waist, sleeves and all: something must hide them.
  const isCovered =
    hasOtherTop ||
    garments.some(({ piece, role }) => COVERING.has(role) && !SLEEVELESS.test(piece.view))
  const worn = garments.map(({ piece, role }) => {
    const isOver = hasOtherTop && OVERSHIRT.test(piece.view)
    const isTucked = role === 'top' && !isOver && hasBottom && isCovered
    return {
      piece,
      rank: isOver ? OVERSHIRT_RANK : isTucked ? TUCKED_RANK : RANK[role],
      isBottom: role === 'bottom',
      isLower: role === 'bottom' || role === 'dress',
      isOuter: role === 'outer',
      hasStraps: STRAPS.test(piece.view),
      isTucked,
      hasSleeves: role !== 'bottom' && !SLEEVELESS.test(piece.view),
    }
  })
  return {
    worn: worn.toSorted((a, b) => a.rank - b.rank),
    beside: roles
      .flatMap(({ piece, role }) => (role === 'beside' ? [piece] : []))
      .toSorted((a, b) => Number(BAG.test(b.view)) - Number(BAG.test(a.view))),
  }
}

function roleOf(view: string): Role {
  return ROLES.find(([pattern]) => pattern.test(view))?.[1] ?? 'top'
}

/** `blazer-double` of `blazer-double-front`. */
export function shapeOf(view: string): string {
  return view.replace(/-[a-z]+$/, '')
}
