import { rangesBetween } from './listed-range.ts'
import type { ListedRange } from './planned-facet.ts'
import { dayRuler, numberRuler, type Ruler } from './ruler.ts'

interface DrawRangesParts {
  values: Float64Array
  numberOfRanges: number
  algorithm: 'even' | 'equiprobable'
  /** Set for times. */
  timeZone: string | null
}

/** How much finer than a range the borders of equally filled ranges may be. */
const BORDER_FINENESS = 10
/** Wider steps that are tried before giving up on round numbers. */
const MAX_ATTEMPTS = 20

/**
 * Ranges that together hold every value, without gap or overlap: of equal width, or with about as
 * many values each. Borders are round numbers or midnights, so there may be fewer than wanted.
 */
export function drawRanges(parts: DrawRangesParts): readonly ListedRange[] {
  const { algorithm, numberOfRanges, timeZone } = parts
  if (parts.values.length === 0) return []
  const sorted = parts.values.toSorted()
  const ruler = timeZone === null ? numberRuler : dayRuler(timeZone)
  const draw = algorithm === 'even' ? evenBorders : equiprobableBorders
  return rangesBetween(draw(sorted, numberOfRanges, ruler))
}

function evenBorders(sorted: Float64Array, numberOfRanges: number, ruler: Ruler): number[] {
  const { min, max } = endsOf(sorted)
  let step = ruler.stepFrom((max - min) / numberOfRanges)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const borders = [ruler.floor(min, step)]
    while (borders.length <= numberOfRanges && !isClosed(borders, max)) {
      borders.push(ruler.next(borders.at(-1) ?? min, step))
    }
    if (isClosed(borders, max)) return borders
    // Starting at a round number may need one range more than there is room for.
    step = ruler.stepFrom(step * 1.01)
  }
  // No round number fits, as with one range for numbers below and above zero.
  return [min, max]
}

function equiprobableBorders(sorted: Float64Array, numberOfRanges: number, ruler: Ruler): number[] {
  const { min, max } = endsOf(sorted)
  const step = ruler.stepFrom((max - min) / (numberOfRanges * BORDER_FINENESS))
  const borders = [ruler.floor(min, step)]
  for (let part = 1; part < numberOfRanges; part++) {
    const border = borderBefore(sorted, Math.floor((part * sorted.length) / numberOfRanges), ruler)
    if (border > (borders.at(-1) ?? border)) borders.push(border)
  }
  const last = ruler.floor(max, step)
  borders.push(last < max || last <= (borders.at(-1) ?? last) ? ruler.next(last, step) : last)
  return borders
}

/** The tidiest border between the value at a place and the next smaller one. */
function borderBefore(sorted: Float64Array, place: number, ruler: Ruler): number {
  const value = sorted[place] ?? 0
  let before = place - 1
  while (before >= 0 && sorted[before] === value) before--
  const lower = sorted[before]
  // Below the least value there is nothing to divide.
  if (lower === undefined) return Number.NEGATIVE_INFINITY
  const border = ruler.floor(value, ruler.stepFrom(value - lower))
  return border > lower ? border : ruler.floor(value, ruler.stepFrom((value - lower) / 2))
}

/** Whether the last border is behind every value, or on the last one. */
function isClosed(borders: readonly number[], max: number): boolean {
  return borders.length > 1 && (borders.at(-1) ?? max) >= max
}

function endsOf(sorted: Float64Array): { min: number; max: number } {
  return { min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 }
}
