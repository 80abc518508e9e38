import { type Print, PRINTS } from '../grammar/colors.ts'
import { SHAPES } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { type Fabric, FABRICS } from '../grammar/materials.ts'
import { type Outfit, type OutfitPiece, OUTFITS } from '../grammar/outfits.ts'
import { canCarry, leastUsedFabric } from './choose-cloth.ts'
import { colorwaysFor, findPrintedColorway, plainColorway } from './colorways.ts'
import { seededRandom } from './seeded-random.ts'
import type { Colorway } from './style.ts'
import { hasColor, MOST_COLORS, type OutfitPlan, type StylePlan } from './style-plan.ts'

/** Finds a style for every piece of every outfit, or adds one; suits are planned before. */
export function planOutfits(plans: StylePlan[]): OutfitPlan[] {
  return OUTFITS.map((outfit) => ({
    outfit,
    pieces: outfit.pieces.map((piece) => {
      const color = colorOf(piece)
      const plan = findPlan(piece, color, outfit, plans) ?? addPlan(piece, color, plans)
      if (!hasColor(plan, color)) plan.colors.push(color)
      return { plan, color }
    }),
  }))
}

function printOf(piece: OutfitPiece): Print | null {
  return piece.print === 'solid' ? null : known(PRINTS, piece.print)
}

function colorOf(piece: OutfitPiece): Colorway {
  if ('colour' in piece) return plainColorway(piece.colour)
  return findPrintedColorway(known(PRINTS, piece.print), piece.ground, piece.motif)
}

/** Pieces from one cloth come from one suit, which then has to have the color already. */
function findPlan(
  piece: OutfitPiece,
  color: Colorway,
  outfit: Outfit,
  plans: readonly StylePlan[],
): StylePlan | undefined {
  const isOfSuit = outfit.sameFabric.includes(piece.shape)
  const fitting = plans.filter(
    (plan) =>
      plan.shape.key === piece.shape &&
      plan.print === printOf(piece) &&
      (piece.fabric === undefined || plan.fabric.key === piece.fabric) &&
      piece.details.every((detail) => plan.details.includes(detail)) &&
      (!isOfSuit || plan.suit !== null) &&
      canBeDyed(plan.fabric, color, plan),
  )
  return (
    fitting.find((plan) => hasColor(plan, color)) ??
    fitting.find((plan) => plan.suit === null && plan.colors.length < MOST_COLORS)
  )
}

function addPlan(piece: OutfitPiece, color: Colorway, plans: StylePlan[]): StylePlan {
  const shape = known(SHAPES, piece.shape)
  const print = printOf(piece)
  const ownPlans = plans.filter((plan) => plan.shape === shape)
  const random = seededRandom('outfit-cloth', shape.key, ownPlans.length)
  const fabric =
    piece.fabric === undefined
      ? leastUsedFabric(
          random,
          shape,
          ownPlans,
          (other) => canCarry(other, print, shape) && canBeDyed(other, color, { shape, print }),
        )
      : known(FABRICS, piece.fabric)
  const plan = { shape, fabric, print, details: piece.details, colors: [], suit: null }
  plans.push(plan)
  return plan
}

/** Denim has washes instead of the colors of a shape. */
function canBeDyed(
  fabric: Fabric,
  color: Colorway,
  { shape, print }: Pick<StylePlan, 'shape' | 'print'>,
): boolean {
  if (fabric.colourProfile === undefined) return true
  return colorwaysFor(shape, fabric, print).some((other) => other.id === color.id)
}
