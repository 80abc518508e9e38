import { SIZE_SYSTEMS } from '../grammar/garments.ts'
import type { Style } from './style.ts'

const ONE_SIZE = 'One Size'

/** Legs that end at the ankle are cut in the two shorter lengths, all others in the three longer. */
const JEANS_LENGTHS: Readonly<Record<string, readonly string[]>> = {
  ankle: ['28', '30'],
  full: ['30', '32', '34'],
}

export function sizesOf({ shape, length }: Style): string[] {
  const { sizes } = SIZE_SYSTEMS[shape.sizeSystem]
  if (shape.sizeSystem === 'one') return [ONE_SIZE]
  if (shape.sizeSystem !== 'jeans') return sizes
  const lengths = JEANS_LENGTHS[length ?? 'full'] ?? []
  return sizes.flatMap((waist) => lengths.map((inseam) => `${waist}/${inseam}`))
}
