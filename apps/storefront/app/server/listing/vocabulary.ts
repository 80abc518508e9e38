import type { Backend } from '@saum/contract/backend'
import { getFilters, type Filter, type VocabularyValue } from '@saum/contract/filter'
import type { ListingAddress } from '#app/features/listing/listing-address.ts'

interface KnownGroup {
  name: string
  byId: ReadonlyMap<number, VocabularyValue>
  byValue: ReadonlyMap<string, VocabularyValue>
  /** The place of each value in the order of the shop. */
  placeOf: ReadonlyMap<number, number>
}

/** The filters of a shop: numbers of addresses, words of shoppers, values of the search provider. */
export interface Vocabulary {
  group(key: string): KnownGroup | undefined
}

/** The read cache answers the same object for a while; it is put in order once. */
const known = new WeakMap<readonly Filter[], Vocabulary>()

export async function loadVocabulary(backend: Backend): Promise<Vocabulary> {
  const answer = await backend.call(getFilters, {})
  const filters = answer.ok ? answer.value.filters : []
  const vocabulary = known.get(filters) ?? toVocabulary(filters)
  known.set(filters, vocabulary)
  return vocabulary
}

function toVocabulary(filters: readonly Filter[]): Vocabulary {
  const groups = new Map(filters.map((filter) => [filter.key, toGroup(filter)]))
  return { group: (key) => groups.get(key) }
}

function toGroup({ name, values }: Filter): KnownGroup {
  return {
    name,
    byId: new Map(values.map((value) => [value.id, value])),
    byValue: new Map(values.map((value) => [value.value, value])),
    placeOf: new Map(values.map(({ id }, place) => [id, place])),
  }
}

/**
 * The address without what the shop does not know. Of several categories the deepest is meant: a
 * shopper who chose one below the other has not taken the first back.
 */
export function withKnownValues(address: ListingAddress, vocabulary: Vocabulary): ListingAddress {
  const values = new Map<string, readonly number[]>()
  for (const [key, ids] of address.values) {
    const group = vocabulary.group(key)
    const left = ids.filter((id) => group?.byId.has(id))
    if (left.length > 0) values.set(key, key === 'category' ? deepest(left, group) : left)
  }
  return { ...address, values }
}

function deepest(ids: readonly number[], group: KnownGroup | undefined): readonly number[] {
  const depthOf = (id: number) => categoryPath(group?.byId.get(id)).length
  return ids.toSorted((one, other) => depthOf(other) - depthOf(one)).slice(0, 1)
}

/** Names from the root down to the category. */
export function categoryPath(category: VocabularyValue | undefined): string[] {
  return category === undefined ? [] : category.value.split('|')
}
