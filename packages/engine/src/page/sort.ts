import type { WireSort } from '../wire/reply.ts'

export interface SortField {
  name: string
  direction?: 'asc' | 'desc'
  displayName?: string
}

export type Sort = { by: 'relevance' } | { by: 'fields'; fields: readonly SortField[] }

export const RELEVANCE: Sort = { by: 'relevance' }

/** As it is asked for; names for the eye are not sent back. */
export function toWireSort(sort: Sort): WireSort {
  if (sort.by === 'relevance') return { sortCriteria: 'relevance' }
  const fields = sort.fields.map(({ name, direction }) => ({
    field: name,
    ...(direction && { direction }),
  }))
  return { sortCriteria: 'fields', fields }
}

export function fromWireSort(sort: WireSort): Sort {
  if (sort.sortCriteria === 'relevance') return RELEVANCE
  return {
    by: 'fields',
    fields: sort.fields.map(({ field, ...rest }) => ({ name: field, ...rest })),
  }
}

/** Fields are the same when they sort the same, whatever they are called. */
export function isSameSort(left: Sort, right: Sort): boolean {
  return JSON.stringify(toWireSort(left)) === JSON.stringify(toWireSort(right))
}
