import { ACCESSORIES } from './accessories.ts'
import { BLOUSES } from './blouses.ts'
import { BOTTOMS } from './bottoms.ts'
import { DRESSES } from './dresses.ts'
import { KNITWEAR } from './knitwear.ts'
import { OUTERWEAR } from './outerwear.ts'
import { SKIRTS } from './skirts.ts'
import type { Style } from './style.ts'
import { TOPS } from './tops.ts'

export const STYLES: readonly Style[] = [
  ...OUTERWEAR,
  ...DRESSES,
  ...KNITWEAR,
  ...BLOUSES,
  ...TOPS,
  ...BOTTOMS,
  ...SKIRTS,
  ...ACCESSORIES,
]
