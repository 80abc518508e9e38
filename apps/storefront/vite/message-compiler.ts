import compile from 'icu-minify/compile'
import { PLURAL, SELECT } from '../app/messages/format-message.ts'
import type { CompiledMessage, MessagePart } from '../app/messages/format-message.ts'

/** `word` takes text, `count` decides a plural, `choice` one of named branches. */
export type SlotKind = 'word' | 'count' | 'choice'

export interface CompiledText {
  message: CompiledMessage
  slots: Map<string, SlotKind>
}

/** Compiles one ICU message, or throws a sentence that says what is wrong with it. */
export function compileText(text: string): CompiledText {
  const compiled = compile(text)
  const slots = new Map<string, SlotKind>()
  if (typeof compiled === 'string') return { message: compiled, slots }
  return { message: compiled.map((node) => toPart(node, slots)), slots }
}

function toPart(node: unknown, slots: Map<string, SlotKind>): MessagePart {
  if (typeof node === 'string' || node === 0) return node
  if (!Array.isArray(node)) throw new Error('it cannot be compiled')
  const [slot, kind, branches] = node
  if (kind === undefined) return noteSlot(slots, slot, 'word')
  if (kind !== PLURAL && kind !== SELECT) {
    throw new Error(
      `{${slot}} must be a word, a plural or a select; format dates and money in code`,
    )
  }
  noteSlot(slots, slot, kind === PLURAL ? 'count' : 'choice')
  return [slot, kind, toBranches(branches, slots)]
}

function toBranches(branches: Record<string, unknown>, slots: Map<string, SlotKind>) {
  const parts = Object.entries(branches).map(([name, branch]) => {
    const nodes = Array.isArray(branch) ? branch : [branch]
    return [name, nodes.map((node) => toPart(node, slots))] as const
  })
  // German often says the same for one and for many; `other` is what the formatter falls back to.
  const other = JSON.stringify(new Map(parts).get('other'))
  return Object.fromEntries(
    parts.filter(([name, part]) => name === 'other' || JSON.stringify(part) !== other),
  )
}

function noteSlot(slots: Map<string, SlotKind>, slot: string, kind: SlotKind): [string] {
  const known = slots.get(slot)
  // A count may also be printed as a plain word elsewhere in the same message.
  if (known === undefined || known === 'word') slots.set(slot, kind)
  return [slot]
}
