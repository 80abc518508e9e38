import { blend, lightnessOf } from './look-colors.ts'
import { pick, type Random } from './seeded-random.ts'

const PEARL = '#EDE8DF'
const HORN = '#4A372A'
const DARK_HORN = '#2A221D'
const TORTOISE = '#6B4426'
const GOLD = '#C9B27A'
const SILVER = '#B9BBBE'
const OLD_BRASS = '#A38B55'

/** Buttons, buckles and fittings, as a tailor would choose them for a color. */
export function trimFor(shape: string, family: string, base: string, random: Random): string {
  const lightness = lightnessOf(base)
  if (family === 'accessory') return pick(random, [GOLD, GOLD, SILVER])
  if (shape === 'blazer-double' && lightness < 0.25) return pick(random, [OLD_BRASS, DARK_HORN])
  if (family === 'shirt' || family === 'dress') {
    return lightness > 0.45 ? pick(random, [PEARL, blend(base, '#FFFFFF', 0.3)]) : toned(base)
  }
  if (lightness > 0.75) return pick(random, [HORN, TORTOISE, blend(base, HORN, 0.25)])
  if (lightness > 0.3) return pick(random, [HORN, TORTOISE])
  return pick(random, [DARK_HORN, toned(base)])
}

/** A shade of the cloth that can just be told from it. */
function toned(base: string): string {
  return lightnessOf(base) < 0.3 ? blend(base, '#8A8580', 0.16) : blend(base, '#2A2522', 0.2)
}

const LINED = new Set(['blazer', 'coat'])
const UNLINED = new Set(['overshirt', 'coat-long'])

/** Tailored pieces show their lining where they stand open; bags show theirs from above. */
export function liningFor(
  shape: string,
  family: string,
  base: string,
  random: Random,
): string | null {
  if (shape === 'bag-tote' || shape === 'bag-shoulder') return blend(base, '#8A7A66', 0.5)
  if (!LINED.has(family) || UNLINED.has(shape)) return null
  const tonal = lightnessOf(base) < 0.3 ? blend(base, '#6E6A68', 0.3) : blend(base, '#3A332E', 0.22)
  return pick(random, [tonal, tonal, blend(tonal, '#7A6A5C', 0.5)])
}
