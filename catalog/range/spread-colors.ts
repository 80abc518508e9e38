import { pictureOf } from '../grammar/garments.ts'
import { colorwaysFor } from './colorways.ts'
import { integerBetween, seededRandom, shuffled } from './seeded-random.ts'
import type { Colorway } from './style.ts'
import { hasColor, MOST_COLORS, type StylePlan } from './style-plan.ts'

const FEWEST_COLORS = 3

/** Fills up the colors of every style so that as few pictures as possible look alike. */
export function spreadColors(plans: readonly StylePlan[]): void {
  const shown = countPictures(plans)
  for (const [index, plan] of plans.entries()) {
    if (plan.suit !== null) continue
    const random = seededRandom('colors', plan.shape.key, index)
    const wanted = integerBetween(random, FEWEST_COLORS, MOST_COLORS)
    const open = shuffled(random, colorwaysFor(plan.shape, plan.fabric, plan.print)).filter(
      (color) => !hasColor(plan, color),
    )
    while (plan.colors.length < wanted && open.length > 0) {
      const best = open.reduce((left, right) =>
        cost(plan, right, shown) < cost(plan, left, shown) ? right : left,
      )
      open.splice(open.indexOf(best), 1)
      plan.colors.push(best)
      count(plan, best, shown)
    }
  }
}

/** Garments of one block differ only by color and cloth. */
function keysOf({ shape, fabric }: StylePlan, color: Colorway): [inCloth: string, atAll: string] {
  const atAll = `${pictureOf(shape, fabric).block}/${color.id}`
  return [`${atAll}/${fabric.group}`, atAll]
}

function cost(plan: StylePlan, color: Colorway, shown: ReadonlyMap<string, number>): number {
  const [inCloth, atAll] = keysOf(plan, color)
  const isNearOwn = plan.colors.some((other) => other.family === color.family)
  return 3 * (shown.get(inCloth) ?? 0) + (shown.get(atAll) ?? 0) + (isNearOwn ? 1.5 : 0)
}

function count(plan: StylePlan, color: Colorway, shown: Map<string, number>): void {
  for (const key of keysOf(plan, color)) shown.set(key, (shown.get(key) ?? 0) + 1)
}

function countPictures(plans: readonly StylePlan[]): Map<string, number> {
  const shown = new Map<string, number>()
  for (const plan of plans) for (const color of plan.colors) count(plan, color, shown)
  return shown
}
