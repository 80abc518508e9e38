import type { Print } from '../grammar/colors.ts'
import type { Shape } from '../grammar/garments.ts'
import type { Composition, Fabric, Feel, Lining } from '../grammar/materials.ts'
import type { Brand } from '../grammar/names.ts'
import type { LocaleWording } from '../grammar/wording.ts'

/** The cut of a style: what its pattern and its details are, whatever the color. */
export interface Cut {
  fit: string | undefined
  length: string | undefined
  sleeve: string | undefined
  neckline: string | undefined
  details: readonly string[]
}

/** One color of the palette, or one coloring of a print. */
export interface Colorway {
  /** Palette colors have the numbers of the grammar, prints their own beyond them. */
  id: number
  key: string
  hex: string
  name: LocaleWording
  family: string
  ground: string
  motif: string | null
}

/** A garment of the range; each of its colors is a product. */
export interface Style extends Cut {
  id: number
  shape: Shape
  fabric: Fabric
  composition: Composition
  lining: Lining | null
  /** `null` is plain. */
  print: Print | null
  care: string
  brand: Brand
  feel: Feel | undefined
  /** Number of the suit it belongs to; its pieces are cut from one cloth. */
  suit: number | null
  colors: readonly Colorway[]
}
