import { COLORS, type Print, type Way } from '../grammar/colors.ts'
import { COLOR_PROFILES, type Shape } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import type { Fabric } from '../grammar/materials.ts'
import type { Colorway } from './style.ts'

/** Numbers of printed colorways begin after those of the palette, ten for each print. */
const FIRST_PRINT_NUMBER = 400
const FIRST_PRINT_ID = 300
const NUMBERS_PER_PRINT = 10

export function plainColorway(key: string): Colorway {
  const { id, hex, name, family } = known(COLORS, key)
  return { id, key, hex, name, family, ground: key, motif: null }
}

function printedColorway(print: Print, way: Way): Colorway {
  const number = FIRST_PRINT_NUMBER + (print.id - FIRST_PRINT_ID) * NUMBERS_PER_PRINT
  return {
    id: number + print.ways.indexOf(way),
    key: `${way.ground}-${way.motif}-${print.key}`,
    hex: known(COLORS, way.ground).hex,
    name: way.name,
    family: way.family,
    ground: way.ground,
    motif: way.motif,
  }
}

/** Every color this cloth may have on this shape. */
export function colorwaysFor(shape: Shape, fabric: Fabric, print: Print | null): Colorway[] {
  if (print === null) {
    return known(COLOR_PROFILES, fabric.colourProfile ?? shape.colours).map(plainColorway)
  }
  return print.ways
    .filter(({ families }) => families?.includes(shape.family) ?? true)
    .map((way) => printedColorway(print, way))
}

export function findPrintedColorway(print: Print, ground: string, motif: string): Colorway {
  const way = print.ways.find((other) => other.ground === ground && other.motif === motif)
  if (!way) throw new Error(`The print ${print.key} has no way ${ground}/${motif}`)
  return printedColorway(print, way)
}
