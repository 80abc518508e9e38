import { fillSlots, hasEmptySlot } from './fill-slots.ts'
import { sourceOf } from './inline-source.ts'
import type { Inline, TableRow } from './mail-blocks.ts'
import type { MailContent } from './mail-content.ts'

export interface ShownRow {
  label: readonly Inline[]
  value: readonly Inline[]
  isSum: boolean
  /** One of several lines that something was taken off by. */
  isLine: boolean
}

const ONLY_SLOT = /^\{(\w+)\}$/

/** The rows of a table that have something to say. */
export function shownRows(
  rows: readonly TableRow[],
  { slots, lines }: Pick<MailContent, 'slots' | 'lines'>,
): ShownRow[] {
  return rows.flatMap((row): ShownRow[] => {
    const [, name = ''] = ONLY_SLOT.exec(sourceOf(row.value)) ?? []
    const own = Object.hasOwn(lines, name) ? lines[name] : undefined
    if (own !== undefined)
      return own.map((line) => ({ ...toRow(line), isSum: false, isLine: true }))
    return hasEmptySlot(sourceOf(row.value), slots) ? [] : [{ ...row, isLine: false }]
  })
}

function toRow({ label, value }: { label: string; value: string }) {
  return { label: filled(label), value: filled(value) }
}

/** Somebody's words: whatever looks like a slot in them is none. */
function filled(text: string): Inline[] {
  return [{ kind: 'filled', text }]
}

/** The words of a piece of text, its slots filled unless it is somebody's already. */
export function wordsOf(
  child: Inline & { kind: 'text' | 'filled' },
  slots: MailContent['slots'],
): string {
  return child.kind === 'filled' ? child.text : fillSlots(child.text, slots)
}
