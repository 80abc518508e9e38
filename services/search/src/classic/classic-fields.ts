import { SHOP_SCHEMA } from '../shop-schema.ts'

/** What can be asked of a field in an expression. */
export type FieldUse =
  | { kind: 'number'; field: string }
  | { kind: 'date'; field: string }
  | { kind: 'keyword'; field: string }
  | { kind: 'path'; field: string }
  /** Its words are found like those of a query. */
  | { kind: 'text' }
  /** The same for every product. */
  | { kind: 'fixed'; value: string }

/** Names clients of the classic search use for fields of ours. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  permanentid: 'ec_product_id',
  foldingcollection: 'ec_item_group_id',
  date: 'ec_date',
}

const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'body',
  'uri',
  'ec_name',
  'ec_description',
  'ec_shortdesc',
])

export const FIXED_FIELDS = {
  source: 'catalog',
  collection: 'default',
  objecttype: 'Product',
} as const

/** `null` for a field nobody knows. */
export function fieldUse(name: string): FieldUse | null {
  const written = name.toLowerCase()
  const field = OTHER_NAMES[written] ?? written
  if (TEXT_FIELDS.has(field)) return { kind: 'text' }
  if (field === 'ec_date') return { kind: 'date', field }
  if (isOneOf(SHOP_SCHEMA.keywords, field)) return { kind: 'keyword', field }
  if (isOneOf(SHOP_SCHEMA.numbers, field)) return { kind: 'number', field }
  if (isOneOf(SHOP_SCHEMA.paths, field)) return { kind: 'path', field }
  const fixed = Object.entries(FIXED_FIELDS).find(([fixedName]) => fixedName === field)
  return fixed === undefined ? null : { kind: 'fixed', value: fixed[1] }
}

function isOneOf(fields: readonly string[], field: string): boolean {
  return fields.includes(field)
}

interface FieldDescription {
  name: string
  description: string
  type: 'STRING' | 'DOUBLE' | 'DATE'
  fieldType: 'LargeStringField' | 'DoubleField' | 'DateField'
  fieldSourceType: 'META'
  defaultValue: ''
  includeInQuery: boolean
  includeInResults: boolean
  groupByField: boolean
  splitGroupByField: boolean
  sortByField: boolean
}

/** Every field of the shop as clients list them. */
export function describeFields(): FieldDescription[] {
  const texts = [...TEXT_FIELDS].map((name) => describe(name, 'STRING', {}))
  const keywords = SHOP_SCHEMA.keywords.map((name) =>
    describe(name, 'STRING', { groupByField: true, splitGroupByField: true, sortByField: true }),
  )
  const paths = SHOP_SCHEMA.paths.map((name) =>
    describe(name, 'STRING', { groupByField: true, splitGroupByField: true }),
  )
  const numbers = SHOP_SCHEMA.numbers.map((name) =>
    describe(name, name === 'ec_date' ? 'DATE' : 'DOUBLE', {
      groupByField: true,
      sortByField: true,
    }),
  )
  return [...keywords, ...paths, ...numbers, ...texts]
}

const FIELD_TYPES = {
  STRING: 'LargeStringField',
  DOUBLE: 'DoubleField',
  DATE: 'DateField',
} as const

function describe(
  name: string,
  type: FieldDescription['type'],
  uses: Partial<FieldDescription>,
): FieldDescription {
  return {
    name: `@${name}`,
    description: '',
    type,
    fieldType: FIELD_TYPES[type],
    fieldSourceType: 'META',
    defaultValue: '',
    includeInQuery: true,
    includeInResults: true,
    groupByField: false,
    splitGroupByField: false,
    sortByField: false,
    ...uses,
  }
}
