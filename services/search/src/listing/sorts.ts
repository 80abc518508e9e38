import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { SortKey } from '../index/index-question.ts'

const MAX_SORT_FIELDS = 5
const SORT_FIELDS = ['ec_price', 'ec_date', 'ec_reduction'] as const
const DIRECTIONS = ['asc', 'desc'] as const

/** `sort` of a request; by relevance where it says nothing. */
export const sortRequest = v.nullish(
  v.pipe(
    // Told apart here, so that an unknown criterion is refused in the words of every other enum.
    v.looseObject({ sortCriteria: v.picklist(['relevance', 'fields']) }),
    v.variant('sortCriteria', [
      v.object({ sortCriteria: v.literal('relevance') }),
      v.object({
        sortCriteria: v.literal('fields'),
        fields: v.pipe(
          v.array(
            v.object({
              field: v.picklist(SORT_FIELDS),
              direction: v.nullish(v.picklist(DIRECTIONS), 'asc'),
            }),
          ),
          v.minLength(1),
          v.maxLength(MAX_SORT_FIELDS),
        ),
      }),
    ]),
  ),
)

type SortRequest = v.InferOutput<typeof sortRequest>

interface NamedField {
  field: (typeof SORT_FIELDS)[number]
  direction: (typeof DIRECTIONS)[number]
  displayName?: string
}

type Sort = { sortCriteria: 'relevance' } | { sortCriteria: 'fields'; fields: NamedField[] }

interface SortOffer extends NamedField {
  names: Readonly<Record<Shop['language'], string>>
}

const OFFERS: readonly SortOffer[] = [
  {
    field: 'ec_price',
    direction: 'asc',
    names: { de: 'Preis aufsteigend', fr: 'Prix croissant', en: 'Price, low to high' },
  },
  {
    field: 'ec_price',
    direction: 'desc',
    names: { de: 'Preis absteigend', fr: 'Prix décroissant', en: 'Price, high to low' },
  },
  {
    field: 'ec_date',
    direction: 'desc',
    names: { de: 'Neueste zuerst', fr: 'Nouveautés d’abord', en: 'Newest first' },
  },
]

export function toSortKeys(sort: SortRequest): readonly SortKey[] {
  if (sort?.sortCriteria !== 'fields') return [{ by: 'relevance' }]
  return sort.fields.map(({ field, direction }) => ({ by: 'number', field, direction }))
}

/** `sort` of a reply. Clients compare texts, so the applied one is named as it was offered. */
export function toSortAnswer(sort: SortRequest, { language }: Shop) {
  return { appliedSort: toAppliedSort(sort, language), availableSorts: availableSorts(language) }
}

function availableSorts(language: Shop['language']): Sort[] {
  const offered = OFFERS.map(({ field, direction, names }) => ({
    sortCriteria: 'fields' as const,
    fields: [{ field, direction, displayName: names[language] }],
  }))
  return [{ sortCriteria: 'relevance' }, ...offered]
}

function toAppliedSort(sort: SortRequest, language: Shop['language']): Sort {
  if (sort?.sortCriteria !== 'fields') return { sortCriteria: 'relevance' }
  return {
    sortCriteria: 'fields',
    fields: sort.fields.map(({ field, direction }) => {
      const offer = OFFERS.find((each) => each.field === field && each.direction === direction)
      return offer === undefined
        ? { field, direction }
        : { field, direction, displayName: offer.names[language] }
    }),
  }
}
