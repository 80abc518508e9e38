import { LOCALES } from '@saum/domain/shops'
import type { SlotKind } from './message-compiler.ts'
import type { CompiledTexts } from './message-faults.ts'

const TYPE_OF: Record<SlotKind, string> = { word: 'Word', count: 'number', choice: 'string' }

const HEADER = `// oxlint-disable max-lines
// Written by vite/messages-plugin.ts from the texts beside this file. Edit those instead.

type Word = string | number

export interface MessageArguments {
`

/** The source of `message-arguments.ts`: what each text must be given. */
export function messageArgumentsSource(compiled: CompiledTexts): string {
  const slotsOf = new Map(
    LOCALES.flatMap((locale) => [...compiled[locale]].map(([key, { slots }]) => [key, slots])),
  )
  const lines = [...slotsOf].map(([key, slots]) => property(key, slots))
  return `${HEADER}${lines.join('\n')}\n}\n`
}

function property(key: string, slots: Map<string, SlotKind>): string {
  if (slots.size === 0) return `  '${key}': null`
  const fields = [...slots].map(([slot, kind]) => `${slot}: ${TYPE_OF[kind]}`)
  const line = `  '${key}': { ${fields.join('; ')} }`
  return line.length <= 100 ? line : `  '${key}': {\n    ${fields.join('\n    ')}\n  }`
}
