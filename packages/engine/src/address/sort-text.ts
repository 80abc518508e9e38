import type { Sort, SortField } from '../page/sort.ts'

/** Nobody sorts by more. */
const MAX_FIELDS = 10

/** `relevance`, or `ec_price asc,ec_name desc`. */
export function toSortText(sort: Sort): string {
  if (sort.by === 'relevance') return sort.by
  return sort.fields
    .map(({ name, direction }) => (direction === undefined ? name : `${name} ${direction}`))
    .join(',')
}

/** Null when nothing to sort by can be read. Fields are known by their names in lower case. */
export function parseSortText(text: string): Sort | null {
  const sort = text.toLowerCase()
  if (sort === 'relevance') return { by: sort }
  const fields = sort.split(',', MAX_FIELDS).flatMap(parseField)
  return fields.length > 0 ? { by: 'fields', fields } : null
}

function parseField(text: string): SortField[] {
  const [name = '', direction, ...more] = text.trim().split(' ')
  if (name === '' || more.length > 0) return []
  if (direction === undefined) return [{ name }]
  return direction === 'asc' || direction === 'desc' ? [{ name, direction }] : []
}
