import { type Print, PRINTS } from '../grammar/colors.ts'
import type { Shape } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { type Fabric, FABRICS } from '../grammar/materials.ts'
import { colorwaysFor } from './colorways.ts'
import { type Random, shuffled } from './seeded-random.ts'
import type { StylePlan } from './style-plan.ts'

/** A print in a single coloring is not worth a screen. */
const FEWEST_WAYS = 2

/** The fabric of this shape that fewest of its styles have so far. */
export function leastUsedFabric(
  random: Random,
  shape: Shape,
  plans: readonly StylePlan[],
  suits: (fabric: Fabric) => boolean = () => true,
): Fabric {
  const fabrics = shape.fabrics.map((key) => known(FABRICS, key)).filter(suits)
  const uses = (fabric: Fabric) => plans.filter((plan) => plan.fabric === fabric).length
  const [least] = shuffled(random, fabrics).toSorted((left, right) => uses(left) - uses(right))
  if (!least) throw new Error(`No fabric of ${shape.key} suits`)
  return least
}

/** The print that fewest styles of this shape have so far, if any of its fabrics can carry one. */
export function leastUsedPrint(
  random: Random,
  shape: Shape,
  plans: readonly StylePlan[],
): Print | null {
  const prints = shape.prints
    .filter((key) => key !== 'solid')
    .map((key) => known(PRINTS, key))
    .filter((print) => shape.fabrics.some((key) => canCarry(known(FABRICS, key), print, shape)))
  const uses = (print: Print) => plans.filter((plan) => plan.print === print).length
  const [least] = shuffled(random, prints).toSorted((left, right) => uses(left) - uses(right))
  return least ?? null
}

export function canCarry(fabric: Fabric, print: Print | null, shape: Shape): boolean {
  if (print === null) return true
  return (
    print.fabricGroups.includes(fabric.group) &&
    colorwaysFor(shape, fabric, print).length >= FEWEST_WAYS
  )
}
