import type { MakeBlock } from '../block-maker.ts'
import { isVisible } from '../visibility.ts'

/** One place, several entries: the first whose time it is, or else the last. */
export const makeSlot: MakeBlock = (fields, making) => {
  const { at, reading, shop } = making
  const entries = fields.entries('entries')
  const shown =
    entries.find((entry) => isVisible(entry, { at, reading, timeZone: shop.timeZone })) ??
    entries.at(-1)
  if (shown === undefined) return fields.need('entries', undefined, [])
  return making.blocksOf(shown, fields.within, { isForced: true })
}
