import type { Look } from '@saum/images/compose/look'
import { blend, lightnessOf } from './look-colors.ts'
import { pick, type Random } from './seeded-random.ts'

type Denim = Pick<Look, 'base' | 'trim' | 'stitch' | 'print' | 'contrast' | 'spec'>

interface Wash {
  weft: string
  stitch: readonly string[]
  trim: readonly string[]
  /** Worn and whiskered: raw, rinsed, used. */
  wear: readonly (readonly [number, number])[]
}

const COPPER = '#9C6B3C'
const OLD_BRASS = '#9A8B68'
const STEEL = '#8A8B8D'

const WASHES: Readonly<Record<string, Wash>> = {
  'denim-dark': {
    weft: '#8EA2BA',
    stitch: ['#B4824C', '#A8763F', '#4A5A74'],
    trim: [COPPER, OLD_BRASS],
    wear: [
      [0, 0],
      [0.16, 0.08],
      [0.3, 0.14],
    ],
  },
  'denim-mid': {
    weft: '#C0CEDD',
    stitch: ['#B98B56', '#C9A878'],
    trim: [COPPER, STEEL],
    wear: [
      [0.2, 0.1],
      [0.34, 0.16],
      [0.42, 0.2],
    ],
  },
  'denim-light': {
    weft: '#DCE5ED',
    stitch: ['#C9A878', '#D8CBB4'],
    trim: [OLD_BRASS, STEEL],
    wear: [
      [0.2, 0.08],
      [0.34, 0.14],
    ],
  },
  'denim-black': {
    weft: '#5B5C60',
    stitch: ['#4A4B50', '#2E2F33'],
    trim: ['#777777', '#4C4C4E'],
    wear: [
      [0, 0],
      [0.2, 0.06],
    ],
  },
}

/** Washes for the denim colors; other colors come garment-dyed, without wear. */
export function denimLook(color: string, hex: string, random: Random): Denim {
  const wash = WASHES[color]
  if (wash === undefined) return dyedDenim(hex)
  const [wear, whiskers] = pick(random, wash.wear)
  return {
    base: hex,
    spec: 0.4,
    trim: pick(random, wash.trim),
    stitch: pick(random, wash.stitch),
    print: { type: 'denim', color: wash.weft, wear, whiskers },
  }
}

function dyedDenim(hex: string): Denim {
  const isLight = lightnessOf(hex) > 0.6
  return {
    base: hex,
    spec: 0.4,
    trim: isLight ? '#8C8274' : STEEL,
    stitch: isLight ? blend(hex, '#A8987C', 0.4) : blend(hex, '#F2ECDF', 0.2),
    print: { type: 'denim', color: blend(hex, '#F6F2EA', 0.55), wear: 0, whiskers: 0 },
  }
}
