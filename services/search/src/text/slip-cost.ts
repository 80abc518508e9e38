import { keysAround } from './keyboards.ts'
import type { Language } from './vocabulary.ts'

/** What one slip of each kind costs. The likelier it is, the less: two swapped letters are hardly ever meant. */
const COST = {
  swap: 0.5,
  /** One letter for two of the same, or two for one. */
  double: 0.45,
  vowelMissing: 0.8,
  letterMissing: 0.9,
  /** A key beside the right one hit as well, or instead. */
  neighborKey: 0.75,
  vowelForVowel: 0.65,
  other: 1.05,
} as const

const VOWELS = new Set('aeiouy')

/** How unlikely it is that one word was typed for another; both folded. */
export type SlipCost = (typed: string, right: string) => number

export function createSlipCost(language: Language): SlipCost {
  const around = keysAround(language)
  const areNeighbors = (left: string, right: string) => around.get(left)?.includes(right) === true

  function replaced(typed: string, right: string): number {
    if (typed === right) return 0
    if (VOWELS.has(typed) && VOWELS.has(right)) return COST.vowelForVowel
    return areNeighbors(typed, right) ? COST.neighborKey : COST.other
  }

  function tooMany(typed: string, at: number): number {
    const [before = '', extra = '', after = ''] = [typed[at - 1], typed[at], typed[at + 1]]
    if (extra === before || extra === after) return COST.double
    const isHitAsWell = areNeighbors(extra, before) || areNeighbors(extra, after)
    return isHitAsWell ? COST.neighborKey : COST.other
  }

  function missing(right: string, at: number): number {
    const letter = right[at] ?? ''
    if (letter === right[at - 1] || letter === right[at + 1]) return COST.double
    return VOWELS.has(letter) ? COST.vowelMissing : COST.letterMissing
  }

  return (typed, right) => {
    let beforeLast: number[] = []
    let last = [0]
    for (let column = 1; column <= right.length; column++) {
      last.push(cell(last, column - 1) + missing(right, column - 1))
    }
    for (let row = 1; row <= typed.length; row++) {
      const current = [cell(last, 0) + tooMany(typed, row - 1)]
      for (let column = 1; column <= right.length; column++) {
        const [letter = '', wanted = ''] = [typed[row - 1], right[column - 1]]
        const isSwap =
          row > 1 && column > 1 && letter === right[column - 2] && wanted === typed[row - 2]
        current.push(
          Math.min(
            cell(last, column) + tooMany(typed, row - 1),
            cell(current, column - 1) + missing(right, column - 1),
            cell(last, column - 1) + replaced(letter, wanted),
            isSwap ? cell(beforeLast, column - 2) + COST.swap : Number.POSITIVE_INFINITY,
          ),
        )
      }
      beforeLast = last
      last = current
    }
    return cell(last, right.length)
  }
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
