import { findLinks } from '../rich-text/find-links.ts'
import type { FieldDefinition } from './content-type.ts'
import type { Finding } from './finding.ts'
import { keyOf, type Item, type Source } from './item.ts'
import type { LoadedSpace } from './load-space.ts'

/** Links that lead nowhere, or to something of another kind than the field wants. */
export function checkLinks(loaded: LoadedSpace): Finding[] {
  const { published, drafts, planned } = loaded
  // What is planned is there when it is needed, whatever became of its draft.
  const reachable = itemsOf([...published.values(), ...planned.values()])
  const allItems = new Map([...reachable, ...itemsOf(drafts.values())])
  return [
    ...[...published.values()].flatMap((source) => checkSource(source, reachable, loaded)),
    ...[...drafts.values()].flatMap((source) => checkSource(source, allItems, loaded)),
  ]
}

export function itemsOf(sources: Iterable<Source>): Map<string, Item> {
  return new Map([...sources].flatMap(({ items }) => items.map((item) => [keyOf(item), item])))
}

/** What is broken in one source where only these items are there. */
export function checkSource(
  { items, files }: Source,
  known: ReadonlyMap<string, Item>,
  { types }: LoadedSpace,
): Finding[] {
  const faults = items.flatMap((item) => {
    if (item.kind !== 'Entry') return []
    const fields = types.get(item.type)?.fields ?? []
    return fields.flatMap((field) => checkField(item.fields[field.id], field, known))
  })
  const file = files[0] ?? ''
  return [...new Set(faults)].map((message) => ({ severity: 'fault', file, message }))
}

function checkField(
  value: unknown,
  { id: field, validations = [], items }: FieldDefinition,
  known: ReadonlyMap<string, Item>,
): string[] {
  const allowed = [...validations, ...(items?.validations ?? [])].find(
    (rule) => rule.linkContentType,
  )?.linkContentType
  return findLinks(value).flatMap(({ sys: { linkType, id } }) => {
    const target = known.get(`${linkType}:${id}`)
    if (target === undefined) return [`${field} links to ${linkType} "${id}", which is not there`]
    const isAllowed =
      allowed === undefined || (target.kind === 'Entry' && allowed.includes(target.type))
    return isAllowed ? [] : [`${field} links to "${id}", which is no ${allowed.join(' or ')}`]
  })
}
