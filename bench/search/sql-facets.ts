import { CODED_FIELDS, leavesBelow, maskOf, selectedPlaces, toCoded } from './coded-product.ts'
import { PAGE_SIZE } from './engine.ts'
import { type Filter, type KeywordField, type ListingQuestion, VALUES } from './questions.ts'
import { CATEGORIES, type BenchProduct } from './range.ts'

const SIZE_BIT = 1 << CODED_FIELDS.length

/** The tables both databases hold; `sizes` is a bit per size, `product_size` a row each. */
export const TABLES = `
  create table product (id integer primary key, style integer not null,
    ${CODED_FIELDS.map((field) => `${field} integer not null`).join(', ')},
    sizes integer not null, department integer not null, section integer not null, leaf integer not null,
    amount real not null, added bigint not null, popularity real not null);
  create table tile (id integer primary key, display text not null);
  create table product_size (id integer not null, size integer not null, primary key (id, size))`

/** Each index holds all a count needs, so that rows are not touched. */
export const INDEXES = ['department', 'section', 'leaf'].map(
  (level) =>
    `create index product_${level} on product (${level}, id, ${CODED_FIELDS.join(', ')}, sizes, amount, added, popularity)`,
)

const SORTS = {
  relevance: 'popularity desc',
  'price-up': 'amount',
  'price-down': 'amount desc',
  new: 'added desc',
} satisfies Record<ListingQuestion['sort'], string>

export interface CandidateSource {
  /** What comes after `from`: a table or a join with `product`. */
  from: string
  where: string
  order: string
}

export function ofCategory(
  path: readonly string[],
  sort: ListingQuestion['sort'] = 'relevance',
): CandidateSource {
  const level = ['department', 'section', 'leaf'][path.length - 1] ?? 'leaf'
  return { from: 'product', where: `${level} = ${nodeNumber(path)}`, order: SORTS[sort] }
}

export const PRODUCT_COLUMNS = [
  'id',
  'style',
  ...CODED_FIELDS,
  'sizes',
  'department',
  'section',
  'leaf',
  'amount',
  'added',
  'popularity',
] as const

export function productRow(product: BenchProduct): number[] {
  const { codes, sizes, leaf } = toCoded(product)
  const nodes = nodeNumbers(leaf)
  return [
    product.id,
    product.style,
    ...CODED_FIELDS.map((field) => codes[field]),
    sizes,
    nodes.department,
    nodes.section,
    nodes.leaf,
    product.price,
    product.date,
    product.popularity,
  ]
}

/** Numbers of the three nodes a leaf lies in. */
function nodeNumbers(leaf: number): { department: number; section: number; leaf: number } {
  return { department: Math.floor(leaf / 30), section: Math.floor(leaf / 5), leaf }
}

function nodeNumber(path: readonly string[]): number {
  const leaf = leavesBelow(path)[0] ?? CATEGORIES.length
  const { department, section } = nodeNumbers(leaf)
  return [department, section, leaf][path.length - 1] ?? leaf
}

/** Which selections a row fails, as bits. */
function failedBits(filter: Filter): string {
  const parts = CODED_FIELDS.flatMap((field, bit) => {
    const places = selectedPlaces(filter, field)
    return places.length === 0
      ? []
      : [`case when ${field} in (${places.join(', ')}) then 0 else ${1 << bit} end`]
  })
  const sizes = maskOf(filter.keywords.size ?? [])
  if (sizes !== 0) parts.push(`case when sizes & ${sizes} <> 0 then 0 else ${SIZE_BIT} end`)
  return parts.length === 0 ? '0' : parts.join(' + ')
}

/** Candidates once, then a grouped count per facet over those that fail nothing but that facet. */
export function facetsSql(source: CandidateSource, filter: Filter): string {
  const single = CODED_FIELDS.map(
    (field, bit) =>
      `select ${bit}, ${field}, count(*) from candidate where failed & ~${1 << bit} = 0 group by ${field}`,
  )
  return `with candidate as materialized (
      select product.id, ${CODED_FIELDS.join(', ')}, leaf, ${failedBits(filter)} as failed
      from ${source.from} where ${source.where})
    ${single.join(' union all ')}
    union all select 6, size, count(*) from candidate cross join product_size
      where product_size.id = candidate.id and failed & ~${SIZE_BIT} = 0 group by size
    union all select 7, leaf, count(*) from candidate where failed = 0 group by leaf`
}

/** The texts of tiles stand apart and are read for the page only. */
export function pageSql(source: CandidateSource, filter: Filter): string {
  const wanted = [source.where, ...conditions(filter)].join(' and ')
  return `select (select display from tile where tile.id = page.id) as display from (
    select product.id from ${source.from} where ${wanted}
    order by ${source.order}, product.id limit ${PAGE_SIZE}) as page`
}

export function facetSearchSql(
  source: CandidateSource,
  filter: Filter,
  { field, places }: { field: KeywordField; places: readonly number[] },
): string {
  const others: Filter = { ...filter, keywords: { ...filter.keywords, [field]: [] } }
  const named = `${field} in (${places.join(', ') || '-1'})`
  const wanted = [source.where, named, ...conditions(others)].join(' and ')
  return `select ${field}, count(*) from ${source.from} where ${wanted} group by ${field}`
}

/** Places of the values that begin with these letters. */
export function placesBeginning(field: KeywordField, start: string): number[] {
  return VALUES[field].flatMap((value, place) =>
    value.toLowerCase().startsWith(start) ? [place] : [],
  )
}

function conditions(filter: Filter): string[] {
  const sizes = maskOf(filter.keywords.size ?? [])
  return [
    ...CODED_FIELDS.flatMap((field) => {
      const places = selectedPlaces(filter, field)
      return places.length === 0 ? [] : [`${field} in (${places.join(', ')})`]
    }),
    ...(sizes === 0 ? [] : [`sizes & ${sizes} <> 0`]),
  ]
}
