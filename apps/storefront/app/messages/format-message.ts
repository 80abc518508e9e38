import type { Formatters } from './formatters.ts'

/** What icu-minify's compiler leaves of an ICU message; kinds the shop does not use are refused. */
export type CompiledMessage = string | readonly MessagePart[]

export type MessagePart =
  | string
  | typeof COUNT_HERE
  | readonly [slot: string]
  | readonly [slot: string, kind: typeof SELECT | typeof PLURAL, branches: Branches]

type Branches = Readonly<Record<string, readonly MessagePart[]>>

export const COUNT_HERE = 0
export const SELECT = 1
export const PLURAL = 2

type Values<Value> = Readonly<Record<string, Value>>

interface Writing<Value> {
  values: Values<Value>
  formatters: Formatters
  write: (piece: Value | string) => void
}

export function formatMessage(
  message: readonly MessagePart[],
  values: Values<string | number>,
  formatters: Formatters,
): string {
  let text = ''
  const write = (piece: string | number) => {
    text += piece
  }
  writeParts<string | number>(message, { values, formatters, write })
  return text
}

/** The same message in pieces, so that a slot may hold something that is not text. */
export function formatPieces<Value>(
  message: CompiledMessage,
  values: Values<Value>,
  formatters: Formatters,
): (Value | string)[] {
  if (typeof message === 'string') return [message]
  const pieces: (Value | string)[] = []
  writeParts(message, { values, formatters, write: (piece) => pieces.push(piece) })
  return pieces
}

function writeParts<Value>(
  parts: readonly MessagePart[],
  writing: Writing<Value>,
  count?: number,
): void {
  for (const part of parts) writePart(part, writing, count)
}

function writePart<Value>(part: MessagePart, writing: Writing<Value>, count = 0): void {
  const { formatters, write } = writing
  if (typeof part === 'string') return write(part)
  if (part === COUNT_HERE) return write(formatters.formatNumber(count))
  const value = readSlot(writing.values, part[0])
  if (part.length === 1) {
    return write(typeof value === 'number' ? formatters.formatNumber(value) : value)
  }
  const [, kind, branches] = part
  const { other = [] } = branches
  if (kind === SELECT) {
    const chosen = typeof value === 'string' ? branches[value] : undefined
    return writeParts(chosen ?? other, writing, count)
  }
  const quantity = Number(value)
  const branch = branches[`=${quantity}`] ?? branches[formatters.pluralOf(quantity)]
  return writeParts(branch ?? other, writing, quantity)
}

function readSlot<Value>(values: Values<Value>, slot: string): Value {
  const value = values[slot]
  if (value === undefined) throw new TypeError(`The text needs a value for {${slot}}`)
  return value
}
