import type { Print } from '@saum/images/compose/print'
import { blend, lightnessOf } from './look-colors.ts'
import { pick, type Random } from './seeded-random.ts'

/** A print in its colors, on one kind of garment. */
export interface PrintWish {
  key: string
  ground: string
  motif: string
  family: string
  random: Random
}

type StripeForm = Pick<Extract<Print, { type: 'stripes' }>, 'direction' | 'widthMm' | 'pitchMm'>

const FINE_STRIPES: readonly StripeForm[] = [
  { direction: 'along', widthMm: 3.2, pitchMm: 9.5 },
  { direction: 'along', widthMm: 4.2, pitchMm: 16 },
  { direction: 'along', widthMm: 9, pitchMm: 20 },
]
const WIDE_STRIPES: readonly StripeForm[] = [
  { direction: 'along', widthMm: 6, pitchMm: 20 },
  { direction: 'along', widthMm: 16, pitchMm: 38 },
]
const CROSS_STRIPES: readonly StripeForm[] = [
  { direction: 'across', widthMm: 14, pitchMm: 34 },
  { direction: 'across', widthMm: 7, pitchMm: 18 },
  { direction: 'across', widthMm: 26, pitchMm: 52 },
]
const CHALK_STRIPES: readonly StripeForm[] = [
  { direction: 'along', widthMm: 1.6, pitchMm: 24 },
  { direction: 'along', widthMm: 1.4, pitchMm: 16 },
]
const STRIPES: Readonly<Record<string, readonly StripeForm[]>> = {
  shirt: FINE_STRIPES,
  dress: WIDE_STRIPES,
  top: CROSS_STRIPES,
  knit: CROSS_STRIPES,
  blazer: CHALK_STRIPES,
  trousers: CHALK_STRIPES,
  accessory: [
    { direction: 'across', widthMm: 30, pitchMm: 70 },
    { direction: 'across', widthMm: 18, pitchMm: 46 },
  ],
}

const BRETON_STRIPES: readonly StripeForm[] = [
  { direction: 'across', widthMm: 10, pitchMm: 26 },
  { direction: 'across', widthMm: 6, pitchMm: 22 },
  { direction: 'across', widthMm: 8, pitchMm: 20 },
]

/** What a painter would put beside a motif: two more petals or strokes, and a leaf. */
function companions(ground: string, motif: string) {
  const isDark = lightnessOf(ground) < 0.45
  const pale = isDark ? '#E6DAC8' : blend(motif, ground, 0.45)
  const warm = blend(motif, '#C98F6B', isDark ? 0.55 : 0.6)
  const cool = blend(motif, isDark ? '#A9B4C4' : '#8E98AC', 0.7)
  const leaf = blend(isDark ? '#7C8A72' : '#8A957A', ground, 0.15)
  return { pale, warm, cool, leaf }
}

const DRAWINGS: Readonly<Record<string, (wish: PrintWish) => Print>> = {
  stripes: ({ family, motif, ground, random }) => {
    const form = pick(random, STRIPES[family] ?? WIDE_STRIPES)
    // A chalk line lies on the cloth like chalk: broken and never white.
    const isChalk = form.widthMm < 2
    return { type: 'stripes', ...form, color: isChalk ? blend(motif, ground, 0.25) : motif }
  },
  breton: ({ motif, random }) => ({
    type: 'stripes',
    ...pick(random, BRETON_STRIPES),
    color: motif,
  }),
  dots: ({ motif, random }) => ({
    type: 'dots',
    color: motif,
    ...pick(random, [
      { radiusMm: 5.5, pitchMm: 26 },
      { radiusMm: 4, pitchMm: 28 },
      { radiusMm: 2.6, pitchMm: 15 },
    ]),
  }),
  gingham: ({ motif, random }) => ({
    type: 'gingham',
    color: motif,
    pitchMm: pick(random, [12, 20, 28]),
  }),
  'glen-check': ({ ground, motif, random }) => ({
    type: 'glen-check',
    color: motif,
    overcheck: pick(random, [blend(ground, '#6F8CA8', 0.7), blend(ground, '#8C4A3A', 0.6), motif]),
    pitchMm: pick(random, [44, 56, 64]),
  }),
  houndstooth: ({ motif, random }) => ({
    type: 'houndstooth',
    color: motif,
    pitchMm: pick(random, [18, 26, 34]),
  }),
  'ditsy-floral': ({ ground, motif, random }) => {
    const { pale, cool, leaf } = companions(ground, motif)
    return { type: 'ditsy', colors: [motif, pale, cool], leaf, seed: pick(random, [11, 12, 17]) }
  },
  'large-floral': ({ ground, motif, random }) => {
    const { pale, warm, cool, leaf } = companions(ground, motif)
    const drawing = pick(random, [
      { repeatMm: 360, seed: 5 },
      { repeatMm: 360, seed: 9 },
      { repeatMm: 460, seed: 14 },
    ])
    return { type: 'floral', colors: [motif, pale, warm, cool], leaf, ...drawing }
  },
  leopard: ({ ground, motif, random }) => ({
    type: 'leopard',
    color: motif,
    spot: blend(ground, motif, 0.42),
    pitchMm: pick(random, [24, 30]),
  }),
  brush: ({ ground, motif, random }) => {
    const { pale, warm, cool } = companions(ground, motif)
    return { type: 'brush', colors: [motif, warm, cool, pale], seed: pick(random, [31, 37]) }
  },
}

export function printFor(wish: PrintWish): Print {
  const draw = DRAWINGS[wish.key]
  if (draw === undefined) throw new Error(`Nobody knows how to draw the print ${wish.key}`)
  return draw(wish)
}

/** Two dyes in one yarn; the second as far from the first as the cloth is rustic. */
export function heather(base: string, share: number): Print {
  const other = lightnessOf(base) > 0.4 ? '#3E3A36' : '#CFC9C0'
  return { type: 'melange', color: blend(base, other, share) }
}
