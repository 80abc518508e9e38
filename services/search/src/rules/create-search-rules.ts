import type { Locale, Shop } from '@saum/domain/shops'
import { ORIGIN_MARK } from '../feed/text-marks.ts'
import { fold } from '../text/fold.ts'
import { RulesError, type PlacementRule, type RulesFile, type TriggerRule } from './rules-file.ts'
import type { Placement, SearchRules, Trigger } from './search-rules.ts'

/** Address of a content page within a shop, without slashes at its ends; `null` for an unknown page. */
export type PageSlug = (locale: Locale, page: string) => string | null

/** No rule has a longer one, so a longer query is not even folded. */
const MAX_QUERY_LENGTH = 120
const NO_PLACEMENT: Placement = { pinned: [], boosts: new Map() }
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu

/** The rules of the file that hold in one shop, in its language and with its addresses. */
export function createSearchRules(file: RulesFile, shop: Shop, pageSlug: PageSlug): SearchRules {
  const triggers = new Map<string, Trigger[]>()
  const byQuery = new Map<string, Placement>()
  const byCategory = new Map<number, Placement>()

  for (const rule of file.triggers.filter((each) => isIn(each, shop))) {
    const trigger = toTrigger(rule, shop, pageSlug)
    for (const key of keysOf(rule.queries[shop.language])) {
      triggers.set(key, [...(triggers.get(key) ?? []), trigger])
    }
  }
  for (const rule of file.placements.filter((each) => isIn(each, shop))) {
    for (const key of keysOf(rule.queries?.[shop.language] ?? [])) {
      byQuery.set(key, withRule(byQuery.get(key), rule))
    }
    if (rule.category !== undefined) {
      byCategory.set(rule.category, withRule(byCategory.get(rule.category), rule))
    }
  }

  function findByQuery<T>(map: ReadonlyMap<string, T>, query: string): T | undefined {
    return query.length > MAX_QUERY_LENGTH ? undefined : map.get(foldQuery(query, shop.language))
  }

  function keysOf(queries: readonly string[]): ReadonlySet<string> {
    return new Set(queries.map((query) => foldQuery(query, shop.language)))
  }

  return {
    triggersFor: (query) => findByQuery(triggers, query) ?? [],
    placementForQuery: (query) => findByQuery(byQuery, query) ?? NO_PLACEMENT,
    placementForCategory: (categoryId) => byCategory.get(categoryId) ?? NO_PLACEMENT,
  }
}

function isIn(rule: TriggerRule | PlacementRule, shop: Shop): boolean {
  return rule.shops?.includes(shop.path) ?? true
}

/** A whole query in one spelling: `Rückgabe!`, `rueckgabe` and `ruckgabe` are the same. */
function foldQuery(query: string, language: Shop['language']): string {
  return fold(query, language).replace(BETWEEN_WORDS, ' ').trim()
}

function toTrigger(rule: TriggerRule, shop: Shop, pageSlug: PageSlug): Trigger {
  switch (rule.type) {
    case 'redirect':
      return { type: 'redirect', content: redirectTarget(rule, shop, pageSlug) }
    case 'query':
      return { type: 'query', content: rule.query[shop.language] }
    case 'notify':
      return { type: 'notify', content: rule.text[shop.language] }
    case 'execute':
      return { type: 'execute', content: { name: rule.name, params: rule.params } }
  }
}

function redirectTarget(
  rule: Extract<TriggerRule, { type: 'redirect' }>,
  shop: Shop,
  pageSlug: PageSlug,
): string {
  const inShop = `${ORIGIN_MARK}/${shop.path}`
  if (rule.page === undefined) return `${inShop}${rule.address ?? '/'}`
  const slug = pageSlug(shop.locale, rule.page)
  if (slug === null) {
    throw new RulesError(`Rule "${rule.id}": there is no page ${rule.page} in ${shop.locale}.`)
  }
  return `${inShop}/${slug}/`
}

function withRule(placement: Placement = NO_PLACEMENT, { pin, boost }: PlacementRule): Placement {
  const boosts = new Map(placement.boosts)
  for (const { product, factor } of boost) boosts.set(product, factor)
  return { pinned: [...new Set([...placement.pinned, ...pin])], boosts }
}
