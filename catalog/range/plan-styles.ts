import { PRINTS } from '../grammar/colors.ts'
import { type Shape, SHAPES } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { FABRICS } from '../grammar/materials.ts'
import { STYLES_PER_SHAPE, SUITS } from './assortment.ts'
import { canCarry, leastUsedFabric, leastUsedPrint } from './choose-cloth.ts'
import { findPrintedColorway, plainColorway } from './colorways.ts'
import { planOutfits } from './plan-outfits.ts'
import { seededRandom } from './seeded-random.ts'
import { spreadColors } from './spread-colors.ts'
import type { OutfitPlan, StylePlan } from './style-plan.ts'

/** One style in three is printed where the shape has prints at all. */
const PRINTED_SHARE = 0.34

export interface RangePlan {
  styles: StylePlan[]
  outfits: OutfitPlan[]
}

/** Which styles there are and in which colors: suits first, then outfits, then the rest. */
export function planRange(): RangePlan {
  const styles = planSuits()
  const outfits = planOutfits(styles)
  for (const shape of SHAPES.values()) planRest(shape, styles)
  spreadColors(styles)
  return { styles, outfits }
}

function planSuits(): StylePlan[] {
  return SUITS.flatMap((suit, index) => {
    const print = suit.print === undefined ? null : known(PRINTS, suit.print)
    const colors = suit.colors.map((color) => {
      const [ground = '', motif = ''] = color.split('/')
      return print ? findPrintedColorway(print, ground, motif) : plainColorway(color)
    })
    return suit.shapes.map((shape) => ({
      shape: known(SHAPES, shape),
      fabric: known(FABRICS, suit.fabric),
      print,
      details: [],
      colors: [...colors],
      suit: index + 1,
    }))
  })
}

function planRest(shape: Shape, styles: StylePlan[]): void {
  const wanted = STYLES_PER_SHAPE[shape.key] ?? 0
  const hasPlain = shape.prints.includes('solid')
  const printed = hasPlain ? Math.round(wanted * PRINTED_SHARE) : wanted
  for (;;) {
    const own = styles.filter((plan) => plan.shape === shape)
    if (own.length >= wanted) return
    const random = seededRandom('cloth', shape.key, own.length)
    const isPrinted = own.filter((plan) => plan.print !== null).length < printed
    const print = isPrinted ? leastUsedPrint(random, shape, own) : null
    const fabric = leastUsedFabric(random, shape, own, (other) => canCarry(other, print, shape))
    styles.push({ shape, fabric, print, details: [], colors: [], suit: null })
  }
}
