import type { Look } from '@saum/images/compose/look'
import { COLORS } from '../grammar/colors.ts'
import { SHAPES } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { FABRICS } from '../grammar/materials.ts'
import { dyeLot, lightnessOf, ramp } from './look-colors.ts'
import { denimLook } from './look-denim.ts'
import { heather, printFor } from './look-prints.ts'
import { surfaceOf } from './look-surfaces.ts'
import { liningFor, trimFor } from './look-trims.ts'
import { integerBetween, seededRandom } from './seeded-random.ts'

/** What a picture has to show, in the keys of the grammar. */
export interface LookWish {
  /** The color of a plain garment, the ground of a print. */
  color: string
  /** `null` for plain; the motif is a color too. */
  print: { key: string; motif: string } | null
  fabric: string
  shape: string
  /** The same for all colors and views of a style. */
  styleSeed: number
}

/** The dye, print, cloth and trimmings a style is photographed in. */
export function lookFor(wish: LookWish): Look {
  const { family } = known(SHAPES, wish.shape)
  const { group } = known(FABRICS, wish.fabric)
  const dye = seededRandom('dye', wish.styleSeed, wish.color)
  const base = dyeLot(known(COLORS, wish.color).hex, dye)
  const cloth = clothLook(wish, base)
  if (group.startsWith('denim') && wish.print === null) {
    const wash = seededRandom('wash', wish.styleSeed, wish.color)
    return { ...cloth, ...denimLook(wish.color, base, wash) }
  }
  const trims = seededRandom('trims', wish.styleSeed)
  const lining = liningFor(wish.shape, family, base, trims)
  const print = drawn(wish, base, family)
  return {
    ...cloth,
    trim: trimFor(wish.shape, family, base, trims),
    ...(lining === null ? {} : { lining }),
    ...(print === null ? {} : { print }),
  }
}

/** Smooth cloth that lies close to the body shines like leather when its highlights are kept. */
const CLOSE_FITTING: Readonly<Record<string, number>> = {
  skirt: 0.6,
  trousers: 0.8,
  'dress-slip': 0.6,
}

/** Short pieces were photographed from so near that they would look larger than the long ones. */
const NEAR: Readonly<Record<string, number>> = {
  slipover: 0.92,
  shorts: 0.84,
  'skirt-mini': 0.84,
  waistcoat: 0.92,
  'skirt-pencil': 0.94,
  tank: 0.94,
  'blouse-sleeveless': 0.94,
  beanie: 0.9,
}

/** Shapes that are cut from the layers of a longer one. */
const SHORTER: Readonly<Record<string, number>> = { 'dress-mini': 0.85 }

/** Light on the cloth: white must not turn grey, black must keep its folds. */
function clothLook({ fabric, shape, styleSeed }: LookWish, base: string): Look {
  const random = seededRandom('cloth', styleSeed)
  const { weave, strength, spec, contrast = 1 } = surfaceOf(fabric)
  const shine = spec * (CLOSE_FITTING[shape] ?? CLOSE_FITTING[known(SHAPES, shape).family] ?? 1)
  const size = NEAR[shape] ?? 1
  const light = ramp(0.6, 0.95, lightnessOf(base))
  const dark = ramp(0.2, 0.1, lightnessOf(base))
  return {
    base,
    spec: round(shine * (1 - 0.3 * light + 0.8 * dark)),
    gain: round(1.04 + 0.22 * light + 0.4 * dark),
    contrast: round(contrast * (1 - 0.22 * light - 0.08 * dark)),
    texture: {
      weave,
      strength: round(strength * (0.9 + 0.2 * random())),
      seed: integerBetween(random, 0, 65_535),
    },
    cut: {
      width: round(size * (0.97 + 0.03 * random())),
      length: round(size * (SHORTER[shape] ?? 1) * (0.965 + 0.035 * random())),
    },
  }
}

function drawn(wish: LookWish, base: string, family: string): Look['print'] | null {
  const { color, print, fabric, styleSeed } = wish
  if (print !== null) {
    const motif = known(COLORS, print.motif).hex
    const random = seededRandom('print', styleSeed)
    return printFor({ key: print.key, ground: base, motif, family, random })
  }
  if (color === 'greymelange') return heather(base, 0.45)
  // Black is dyed through, or it would be charcoal.
  const share = 0.04 + 0.12 * ramp(0.1, 0.25, lightnessOf(base))
  return surfaceOf(fabric).isHeathered === true ? heather(base, round(share)) : null
}

/** Looks are kept with every picture; nobody needs sixteen digits. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
