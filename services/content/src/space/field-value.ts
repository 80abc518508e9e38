import { accept, refuse, type Result } from '@saum/domain/result'
import { readMarkdown, withoutHints } from '../rich-text/markdown.ts'
import { linkTo, toDocument, type LinkType } from '../rich-text/rich-text.ts'
import type { FieldDefinition, Validation } from './content-type.ts'

const MAX_SYMBOL = 256
const MAX_TEXT = 50_000
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/** A value of a file as the delivery API gives it, or what is wrong with it. */
export function toFieldValue(field: FieldDefinition, raw: unknown): Result<unknown, string> {
  const read = readers[field.type](raw, field)
  if (!read.ok) return read
  const broken = brokenRule(field.validations ?? [], read.value)
  return broken === null ? read : refuse(broken)
}

type Reader = (raw: unknown, field: FieldDefinition) => Result<unknown, string>

const readers: Record<FieldDefinition['type'], Reader> = {
  Symbol: (raw) => toText(raw, MAX_SYMBOL),
  Text: (raw) => toText(raw, MAX_TEXT),
  RichText: toRichText,
  Integer: (raw) => (Number.isSafeInteger(raw) ? accept(raw) : refuse('must be a whole number')),
  Number: (raw) => (Number.isFinite(raw) ? accept(raw) : refuse('must be a number')),
  Boolean: (raw) => (typeof raw === 'boolean' ? accept(raw) : refuse('must be true or false')),
  Date: toDate,
  Object: (raw) => accept(raw),
  Link: (raw, { linkType = 'Entry' }) => toLink(raw, linkType),
  Array: toArray,
}

function toText(raw: unknown, max: number): Result<string, string> {
  if (typeof raw !== 'string') return refuse('must be text')
  return raw.length > max ? refuse(`is longer than ${max} characters`) : accept(raw)
}

function toRichText(raw: unknown): Result<unknown, string> {
  if (typeof raw !== 'string') return refuse('must be Markdown text')
  const nodes = readMarkdown(raw)
  return nodes.ok ? accept(toDocument(withoutHints(nodes.value))) : nodes
}

function toDate(raw: unknown): Result<unknown, string> {
  const isDate = typeof raw === 'string' && DATE.test(raw) && !Number.isNaN(Date.parse(raw))
  return isDate ? accept(raw) : refuse('must be a date such as 2026-11-15 or 2026-11-15T08:00Z')
}

function toLink(raw: unknown, linkType: LinkType): Result<unknown, string> {
  const key = linkType === 'Entry' ? 'entry' : 'asset'
  const id: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, key) : undefined
  if (typeof id !== 'string' || id === '')
    return refuse(`must be a link such as { "${key}": "id" }`)
  return accept(linkTo(linkType, id))
}

function toArray(raw: unknown, { items }: FieldDefinition): Result<unknown, string> {
  if (!Array.isArray(raw)) return refuse('must be a list')
  const values: unknown[] = []
  for (const [index, item] of raw.entries()) {
    const read = items?.type === 'Link' ? toLink(item, items.linkType ?? 'Entry') : toSymbol(item)
    if (!read.ok) return refuse(`has at ${index + 1} what ${read.refusal}`)
    const broken = brokenRule(items?.validations ?? [], read.value)
    if (broken !== null) return refuse(`at ${index + 1} ${broken}`)
    values.push(read.value)
  }
  return accept(values)
}

/** Numbers of products are written as numbers; lists of the delivery API hold words. */
function toSymbol(raw: unknown): Result<string, string> {
  return Number.isSafeInteger(raw) ? accept(String(raw)) : toText(raw, MAX_SYMBOL)
}

function brokenRule(validations: readonly Validation[], value: unknown): string | null {
  for (const { in: allowed, size, range } of validations) {
    if (allowed && !allowed.some((one) => one === value)) {
      return `must be one of ${allowed.join(', ')}`
    }
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : null
    if (size && length !== null && !isWithin(length, size)) return 'is too short or too long'
    if (range && typeof value === 'number' && !isWithin(value, range)) return 'is out of range'
  }
  return null
}

function isWithin(
  amount: number,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): boolean {
  return amount >= min && amount <= max
}
