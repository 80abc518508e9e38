import * as v from '@saum/schema/schema'
import type { Report } from './report.ts'
import type { Change, LocalizedValue, SpaceLocale } from './space.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const fields = v.optional(v.record(v.string(), v.unknown()), {})

const item = v.variant('type', [
  v.object({
    type: v.literal('Entry'),
    id,
    updatedAt: v.optional(v.string(), ''),
    contentType: v.object({ sys: v.object({ id }) }),
  }),
  v.object({ type: v.literal('Asset'), id }),
  v.object({ type: v.literal('DeletedEntry'), id }),
  v.object({ type: v.literal('DeletedAsset'), id }),
])
const wireItem = v.object({ sys: item, fields })

const items = v.array(v.unknown())

export const syncAnswer = v.object({
  items,
  nextPageUrl: v.optional(v.string()),
  nextSyncUrl: v.optional(v.string()),
})

export const pagedAnswer = v.object({ items, total: v.pipe(v.number(), v.integer()) })

export const localesAnswer = v.object({
  items: v.array(
    v.object({
      code: v.pipe(v.string(), v.minLength(1)),
      default: v.optional(v.boolean(), false),
      fallbackCode: v.optional(v.nullable(v.string()), null),
    }),
  ),
})

export function toLocales(answer: v.InferOutput<typeof localesAnswer>): SpaceLocale[] {
  return answer.items.map(({ code, fallbackCode, default: isDefault }) => ({
    code,
    fallbackCode,
    isDefault,
  }))
}

/** What can be read of an answer; the rest is reported and left out. */
export function toChanges(found: readonly unknown[], report: Report): Change[] {
  return found.flatMap((one) => {
    const parsed = v.safeParse(wireItem, one)
    if (parsed.success) return toChange(parsed.output)
    report(`An item of the content service cannot be read: ${nameOf(one)}`)
    return []
  })
}

function toChange({ sys, fields: found }: v.InferOutput<typeof wireItem>): Change {
  switch (sys.type) {
    case 'Entry': {
      const { id: entryId, updatedAt, contentType } = sys
      const entry = { id: entryId, type: contentType.sys.id, updatedAt, fields: localized(found) }
      return { kind: 'entry', entry }
    }
    case 'Asset':
      return { kind: 'asset', asset: { id: sys.id, fields: localized(found) } }
    case 'DeletedEntry':
      return { kind: 'entry-gone', id: sys.id }
    case 'DeletedAsset':
      return { kind: 'asset-gone', id: sys.id }
  }
}

/** A field without locales is none of this interface's. */
function localized(found: Record<string, unknown>): Record<string, LocalizedValue> {
  const entries = Object.entries(found).filter((entry): entry is [string, LocalizedValue] =>
    isRecord(entry[1]),
  )
  return Object.fromEntries(entries)
}

function nameOf(one: unknown): string {
  const sys = isRecord(one) && isRecord(one['sys']) ? one['sys'] : {}
  const [type, itemId] = [sys['type'], sys['id']].map((part) =>
    typeof part === 'string' ? part.slice(0, 100) : 'unknown',
  )
  return `${type} ${itemId}`
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
