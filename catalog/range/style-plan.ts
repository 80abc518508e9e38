import type { Print } from '../grammar/colors.ts'
import type { Shape } from '../grammar/garments.ts'
import type { Fabric } from '../grammar/materials.ts'
import type { Outfit } from '../grammar/outfits.ts'
import type { Colorway } from './style.ts'

/** What is settled about a style before it is drawn; suits and outfits may ask for more of it. */
export interface StylePlan {
  shape: Shape
  fabric: Fabric
  print: Print | null
  /** Details somebody counts on. */
  details: string[]
  colors: Colorway[]
  suit: number | null
}

export interface OutfitPlan {
  outfit: Outfit
  pieces: { plan: StylePlan; color: Colorway }[]
}

/** More colors than this and a style is a rainbow. */
export const MOST_COLORS = 5

export function hasColor(plan: StylePlan, color: Colorway): boolean {
  return plan.colors.some((other) => other.id === color.id)
}
