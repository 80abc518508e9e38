import { createBoundedCache } from '../bounded-cache.ts'
import type { Print } from './print.ts'
import { paintDitsy, paintFloral } from './prints/flower-prints.ts'
import { paintBrush, paintLeopard } from './prints/painterly-prints.ts'
import {
  paintDots,
  paintGingham,
  paintGlenCheck,
  paintHoundstooth,
  paintMelange,
  paintStripes,
  paintWindowpane,
} from './prints/woven-prints.ts'
import type { RepeatTile } from './repeat-tile.ts'

/** Denim is no repeat: its wash follows the leg. */
export type TilePrint = Exclude<Print, { type: 'denim' }>

const MAX_TILE_BYTES = 24 * 1024 * 1024

const painted = createBoundedCache<RepeatTile>(MAX_TILE_BYTES, ({ levels }) =>
  levels.reduce((sum, { shares }) => sum + shares.byteLength, 0),
)

/** The print's repeat; colorways of one drawing share it. */
export function tileOf(print: TilePrint): RepeatTile {
  const drawing = JSON.stringify(print, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('#') ? '#' : value,
  )
  const known = painted.get(drawing)
  if (known !== undefined) return known
  const tile = paint(print)
  painted.set(drawing, tile)
  return tile
}

function paint(print: TilePrint): RepeatTile {
  switch (print.type) {
    case 'stripes':
      return paintStripes(print)
    case 'dots':
      return paintDots(print)
    case 'gingham':
      return paintGingham(print)
    case 'glen-check':
      return paintGlenCheck(print)
    case 'windowpane':
      return paintWindowpane(print)
    case 'houndstooth':
      return paintHoundstooth(print)
    case 'melange':
      return paintMelange()
    case 'ditsy':
      return paintDitsy(print)
    case 'floral':
      return paintFloral(print)
    case 'leopard':
      return paintLeopard(print)
    case 'brush':
      return paintBrush(print)
  }
}

/** The colors in the order the tile counts them; the ground comes first. */
export function tileColors(base: string, print: TilePrint): string[] {
  switch (print.type) {
    case 'stripes':
      return [base, print.color, ...(print.hairline === undefined ? [] : [print.hairline])]
    case 'glen-check':
      return [base, print.color, print.overcheck]
    case 'leopard':
      return [base, print.color, print.spot]
    case 'ditsy':
    case 'floral':
      return [base, ...print.colors, print.leaf]
    case 'brush':
      return [base, ...print.colors]
    case 'dots':
    case 'gingham':
    case 'windowpane':
    case 'houndstooth':
    case 'melange':
      return [base, print.color]
  }
}
