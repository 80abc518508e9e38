import * as v from '@saum/schema/schema'
import type { ContentType, FieldDefinition } from './content-type.ts'
import { toFieldValue } from './field-value.ts'
import type { EntryItem, LocalizedValue } from './item.ts'
import { describeIssues, parseJson } from './parse-json.ts'
import type { Space } from './space-file.ts'
import { tagFaults, tagIds } from './tags.ts'

const entryFile = v.object({
  type: v.string(),
  tags: tagIds,
  fields: v.record(v.string(), v.unknown()),
})

export interface EntryRules {
  space: Space
  types: ReadonlyMap<string, ContentType>
}

export interface ReadEntry {
  entry: EntryItem | null
  faults: string[]
}

/** `entries/{id}.json` checked against its content type: the entry, or everything that is wrong. */
export function parseEntry(id: string, text: string, { space, types }: EntryRules): ReadEntry {
  const json = parseJson(text)
  if (!json.ok) return refused(json.refusal)
  const parsed = v.safeParse(entryFile, json.value)
  if (!parsed.success) return refused(describeIssues(parsed.issues))
  const { type: typeId, tags, fields: raw } = parsed.output
  const type = types.get(typeId)
  if (type === undefined) return refused(`has the unknown type "${typeId}"`)

  const faults = Object.keys(raw)
    .filter((name) => !type.fields.some((field) => field.id === name))
    .map((name) => `has a field "${name}" that ${typeId} does not know`)
    .concat(tagFaults(tags, space))
  const fields: Record<string, LocalizedValue> = {}
  for (const field of type.fields) {
    const value = readField(field, raw[field.id], space)
    faults.push(...value.faults.map((fault) => `${field.id} ${fault}`))
    if (Object.keys(value.values).length > 0) fields[field.id] = value.values
  }
  const entry = { kind: 'Entry' as const, id, type: typeId, fields, tags }
  return { entry: faults.length > 0 ? null : entry, faults }
}

function refused(fault: string): ReadEntry {
  return { entry: null, faults: [fault] }
}

function readField(
  field: FieldDefinition,
  raw: unknown,
  space: Space,
): { values: Record<string, unknown>; faults: string[] } {
  const values: Record<string, unknown> = {}
  const faults: string[] = []
  for (const [locale, given] of Object.entries(byLocale(field, raw, space))) {
    if (!space.chains.has(locale)) {
      faults.push(`has the unknown locale "${locale}"`)
      continue
    }
    if (given === null || given === '') continue
    const read = toFieldValue(field, given)
    if (read.ok) values[locale] = read.value
    else faults.push(`in ${locale} ${read.refusal}`)
  }
  const isThere = values[space.defaultLocale] !== undefined
  if (field.required && !isThere && faults.length === 0) faults.push('is missing')
  return { values, faults }
}

/** A plain value stands for the default locale, to which all others fall back. */
function byLocale(field: FieldDefinition, raw: unknown, space: Space): Record<string, unknown> {
  if (raw === undefined || raw === null) return {}
  const isPerLocale =
    field.localized && typeof raw === 'object' && !Array.isArray(raw) && !isFileLink(raw)
  return isPerLocale ? (raw as Record<string, unknown>) : { [space.defaultLocale]: raw }
}

function isFileLink(raw: object): boolean {
  return 'entry' in raw || 'asset' in raw
}
