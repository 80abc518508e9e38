import { DETAIL_REQUIRES, EXCLUSIVE_DETAILS, type Shape } from '../grammar/garments.ts'
import { integerBetween, type Random, shuffled } from './seeded-random.ts'
import type { Cut } from './style.ts'

const MOST_EXTRA_DETAILS = 3

/** Fit, sleeve and the like take turns over the styles of a shape; some details are left to chance. */
export function drawCut(
  random: Random,
  shape: Shape,
  { turn, details }: { turn: number; details: readonly string[] },
): Cut {
  const { options } = shape
  const inTurn = (values: readonly string[]) => values[turn % values.length]
  const traits = {
    fit: inTurn(options.fit),
    length: inTurn(options.length),
    sleeve: inTurn(options.sleeve),
    neckline: inTurn(options.neckline),
  }
  const extra = shuffled(random, options.detailsMaybe).slice(
    0,
    integerBetween(random, 1, MOST_EXTRA_DETAILS),
  )
  const all = [...options.detailsAlways, ...details, ...extra]
  return {
    ...traits,
    details: all.filter(isFirst).filter(fitsTraits(traits)).reduce(compatible, []),
  }
}

function isFirst(detail: string, index: number, all: readonly string[]): boolean {
  return all.indexOf(detail) === index
}

/** Turned-back cuffs need a sleeve that is short enough, a keyhole a neckline that is high enough. */
function fitsTraits(traits: Readonly<Record<string, string | undefined>>) {
  return (detail: string) =>
    Object.entries(DETAIL_REQUIRES.get(detail) ?? {}).every(([trait, values]) => {
      const value = traits[trait]
      return value === undefined || values.includes(value)
    })
}

/** Of details that exclude each other the first one stays. */
function compatible(kept: string[], detail: string): string[] {
  const isExcluded = EXCLUSIVE_DETAILS.some(
    (group) => group.includes(detail) && kept.some((other) => group.includes(other)),
  )
  return isExcluded ? kept : [...kept, detail]
}
