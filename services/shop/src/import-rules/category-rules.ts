import { MAX_CATEGORY_DEPTH } from '@saum/contract/category'
import { LOCALES } from '@saum/domain/shops'
import type { CategoryDocument } from '../documents/category-document.ts'
import { textFor } from '../documents/localized-text.ts'
import type { Rule } from './batch-check.ts'
import type { FieldFault } from './fault.ts'
import { findUnknownKey } from './reference-rules.ts'

/** What is wrong with a category by itself. */
export function findCategoryFaults({ name, slug }: CategoryDocument): FieldFault[] {
  if (LOCALES.every((locale) => textFor(name, locale) === undefined)) {
    return [{ field: 'name', reason: 'is missing in every language' }]
  }
  return LOCALES.flatMap((locale) => {
    // What falls back to German is judged there.
    if (name[locale] === undefined && slug[locale] === undefined) return []
    const hasName = textFor(name, locale) !== undefined
    const hasSlug = textFor(slug, locale) !== undefined
    if (hasName === hasSlug) return []
    const missing = hasName ? 'slug' : 'name'
    const given = hasName ? 'name' : 'slug'
    return [
      { field: `${missing}.${locale}`, reason: `is missing, but ${given}.${locale} is given` },
    ]
  })
}

/** What is wrong with a category among those that are imported with it and those that stay. */
export function createTreeRule(
  imported: readonly CategoryDocument[],
  staying: readonly CategoryDocument[],
): Rule<CategoryDocument> {
  const all = [...staying, ...imported]
  const byKey = new Map(all.map((category) => [category.key, category]))
  const idOfStaying = new Map(staying.map(({ key, id }) => [key, id]))
  const slugs = claimSlugs(all)
  const tooDeep = findTooDeep(staying, byKey, new Set(imported))

  return (category) => {
    const holder = idOfStaying.get(category.key)
    if (holder !== undefined) {
      return [{ field: 'key', reason: `“${category.key}” belongs to category ${holder} already` }]
    }
    const parent = findParentFaults(category, byKey)
    if (parent.length > 0) return parent
    return [
      ...findDepthFaults(category, byKey, tooDeep),
      ...findSlugFaults(category, slugs),
      ...findParentTexts(category, byKey),
    ]
  }
}

/** From the category up to its root; `null` when a parent is missing or the chain never ends. */
function rootlineOf(
  category: CategoryDocument,
  byKey: ReadonlyMap<string, CategoryDocument>,
): CategoryDocument[] | null {
  const rootline = [category]
  let { parentKey } = category
  while (parentKey !== null) {
    const parent = byKey.get(parentKey)
    if (parent === undefined || rootline.includes(parent)) return null
    rootline.push(parent)
    parentKey = parent.parentKey
  }
  return rootline
}

function findParentFaults(
  category: CategoryDocument,
  byKey: ReadonlyMap<string, CategoryDocument>,
): FieldFault[] {
  const { parentKey } = category
  if (parentKey === null) return []
  const unknown = findUnknownKey('parentKey', 'category', parentKey, byKey)
  if (unknown.length > 0) return unknown
  if (rootlineOf(category, byKey) !== null) return []
  return [{ field: 'parentKey', reason: `“${parentKey}” does not lead to a root category` }]
}

function findDepthFaults(
  category: CategoryDocument,
  byKey: ReadonlyMap<string, CategoryDocument>,
  tooDeep: ReadonlyMap<CategoryDocument, string>,
): FieldFault[] {
  const depth = rootlineOf(category, byKey)?.length ?? 0
  const below = tooDeep.get(category)
  if (depth <= MAX_CATEGORY_DEPTH && below === undefined) return []
  const what = below === undefined ? 'would be' : `would put “${below}”`
  return [{ field: 'parentKey', reason: `${what} deeper than ${MAX_CATEGORY_DEPTH} levels` }]
}

/** Categories that stay may get too deep when one above them moves; that one is to blame. */
function findTooDeep(
  staying: readonly CategoryDocument[],
  byKey: ReadonlyMap<string, CategoryDocument>,
  imported: ReadonlySet<CategoryDocument>,
): Map<CategoryDocument, string> {
  const blamed = new Map<CategoryDocument, string>()
  for (const category of staying) {
    const rootline = rootlineOf(category, byKey) ?? []
    if (rootline.length <= MAX_CATEGORY_DEPTH) continue
    const moved = rootline.find((parent) => imported.has(parent))
    if (moved !== undefined) blamed.set(moved, category.key)
  }
  return blamed
}

function claimSlugs(categories: readonly CategoryDocument[]): Map<string, CategoryDocument> {
  const first = new Map<string, CategoryDocument>()
  for (const category of categories) {
    for (const [place] of slugPlaces(category)) {
      if (!first.has(place)) first.set(place, category)
    }
  }
  return first
}

function findSlugFaults(
  category: CategoryDocument,
  slugs: ReadonlyMap<string, CategoryDocument>,
): FieldFault[] {
  for (const [place, locale, slug] of slugPlaces(category)) {
    const holder = slugs.get(place)
    if (holder === undefined || holder === category) continue
    const reason = `“${slug}” is also the slug of “${holder.key}” under the same parent`
    return [{ field: `slug.${locale}`, reason }]
  }
  return []
}

function slugPlaces({ parentKey, slug }: CategoryDocument): [string, string, string][] {
  return LOCALES.flatMap((locale) => {
    const text = textFor(slug, locale)
    return text === undefined ? [] : [[`${locale} ${parentKey ?? ''}/${text}`, locale, text]]
  })
}

/** A shop that lacks the parent would lack the whole branch. */
function findParentTexts(
  { name, parentKey }: CategoryDocument,
  byKey: ReadonlyMap<string, CategoryDocument>,
): FieldFault[] {
  const parent = byKey.get(parentKey ?? '')
  if (parent === undefined) return []
  return LOCALES.filter(
    (locale) => name[locale] !== undefined && textFor(parent.name, locale) === undefined,
  ).map((locale) => ({
    field: `name.${locale}`,
    reason: `is given, but the parent “${parent.key}” has no name in this language`,
  }))
}
