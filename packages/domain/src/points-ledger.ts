import { CARD_TERMS } from './fashion-card.ts'
import { addMonths } from './months.ts'

/** Points that came or went, from the day on which they count. */
export interface PointsMove {
  points: number
  on: string
  /** Of the order it is about; a return takes its points from there first. */
  orderId: number | null
}

/** Points of one move that are still there. */
export interface PointsLot {
  left: number
  /** The last day they are good for. */
  until: string
  orderId: number | null
}

export interface PointsStanding {
  /** What can be spent; below zero where more was taken back than was there. */
  balance: number
  /** What is left of them, those that run out first before the others. */
  lots: PointsLot[]
  /** Points whose time is over and that nobody has written off yet. */
  expired: number
}

/**
 * What is left of all points up to a day. The oldest are spent first; what is taken back beyond what is
 * there is made up for by later points. The moves come in the order in which they happened.
 */
export function toStanding(moves: readonly PointsMove[], today: string): PointsStanding {
  const lots: PointsLot[] = []
  let debt = 0
  for (const { points, on, orderId } of moves) {
    if (points > 0) {
      const madeUp = Math.min(debt, points)
      debt -= madeUp
      lots.push({
        left: points - madeUp,
        until: addMonths(on, CARD_TERMS.pointsMonths),
        orderId,
      })
    } else {
      const own = orderId === null ? [] : lots.filter((lot) => lot.orderId === orderId)
      debt += take(lots, take(own, -points))
    }
  }
  const live = lots.filter(({ left, until }) => left > 0 && until >= today)
  const expired = sum(lots.filter(({ until }) => until < today))
  return {
    balance: sum(live) - debt,
    lots: live,
    expired,
  }
}

/** What runs out next, all of one day together. */
export function nextToExpire({ lots }: PointsStanding): { points: number; on: string } | null {
  const [first] = lots.toSorted((one, other) => (one.until < other.until ? -1 : 1))
  if (first === undefined) return null
  return { points: sum(lots.filter(({ until }) => until === first.until)), on: first.until }
}

/** Takes from the first on; what could not be taken. */
function take(lots: readonly PointsLot[], points: number): number {
  let open = points
  for (const lot of lots) {
    const taken = Math.min(lot.left, open)
    lot.left -= taken
    open -= taken
  }
  return open
}

function sum(lots: readonly PointsLot[]): number {
  return lots.reduce((total, { left }) => total + left, 0)
}
