import { LOCALES, SHOPS } from '@saum/domain/shops'

/** How the text of a cell becomes a value. Lists are separated by `|`. */
export type CellType = 'text' | 'number' | 'boolean' | 'list' | 'numbers' | 'json'

/** A column is named like the path of the field in the document. */
export interface Column {
  name: string
  type: CellType
}

const PRODUCT_COLUMNS: readonly [pattern: string, type: CellType][] = [
  ['id', 'number'],
  ['masterKey', 'text'],
  ['referenceKey', 'text'],
  ['brand', 'text'],
  ['name.{locale}', 'text'],
  ['color.id', 'number'],
  ['color.key', 'text'],
  ['color.hex', 'text'],
  ['color.label.{locale}', 'text'],
  ['color.family.value', 'text'],
  ['color.family.label.{locale}', 'text'],
  ['categories', 'list'],
  ['shops', 'list'],
  ['prices.{shop}.amount', 'number'],
  ['prices.{shop}.was', 'number'],
  ['prices.{shop}.since', 'text'],
  ['priceHistory', 'json'],
  ['images', 'json'],
  ['videos', 'json'],
  ['firstLiveAt', 'text'],
  ['sellableFrom', 'text'],
  ['sellableTo', 'text'],
  ['season.month', 'number'],
  ['season.year', 'number'],
  ['attributes', 'json'],
  ['storefrontBadge.{locale}', 'text'],
  ['freeTextBadge.{locale}', 'text'],
  ['shortDescription.{locale}', 'text'],
  ['description.{locale}', 'text'],
  ['details.{locale}', 'list'],
  ['fitNote.{locale}', 'text'],
  ['materials', 'json'],
  ['care', 'json'],
  ['hasAnimalParts', 'boolean'],
  ['maker.name', 'text'],
  ['maker.address', 'text'],
  ['maker.email', 'text'],
  ['warnings.{locale}', 'list'],
  ['campaign', 'text'],
  ['promotions', 'numbers'],
  ['subscriptionIntervals', 'numbers'],
  ['productSetItems', 'numbers'],
  ['combineWith', 'numbers'],
  ['variant.id', 'number'],
  ['variant.referenceKey', 'text'],
  ['variant.size', 'text'],
  ['variant.stock', 'number'],
  ['variant.stock.{shop}', 'number'],
  ['variant.isSellableWithoutStock', 'boolean'],
  ['variant.prices.{shop}.amount', 'number'],
  ['variant.prices.{shop}.was', 'number'],
  ['variant.prices.{shop}.since', 'text'],
  ['variant.priceHistory', 'json'],
]

/** Columns a table may have besides, because their number is not fixed. */
const OPEN_PRODUCT_COLUMNS: readonly [pattern: RegExp, type: CellType][] = [
  [
    /^images\.\d\.(key|assetName|source\.[a-zA-Z]+|alt\.[a-z]{2}-[A-Z]{2}|averageColor|thumbhash)$/,
    'text',
  ],
  [/^images\.\d\.(width|height)$/, 'number'],
  [/^videos\.\d\.(file|poster|(alt|captions)\.[a-z]{2}-[A-Z]{2})$/, 'text'],
  [/^attributes\.[a-zA-Z]+\.(value|label\.[a-z]{2}-[A-Z]{2})$/, 'text'],
]

/** Every column a table of products can have under a fixed name, in the order of an export. */
export const PRODUCT_TABLE: readonly Column[] = PRODUCT_COLUMNS.flatMap(([pattern, type]) =>
  spellOut(pattern).map((name) => ({ name, type })),
)

export const REDIRECT_TABLE: readonly Column[] = [
  { name: 'shopPath', type: 'text' },
  { name: 'source', type: 'text' },
  { name: 'target', type: 'text' },
  { name: 'statusCode', type: 'number' },
]

const byName = new Map([...PRODUCT_TABLE, ...REDIRECT_TABLE].map((column) => [column.name, column]))

export function findColumn(name: string): Column | null {
  const known = byName.get(name)
  if (known !== undefined) return known
  const open = OPEN_PRODUCT_COLUMNS.find(([pattern]) => pattern.test(name))
  return open === undefined ? null : { name, type: open[1] }
}

export function listColumnNames(): string[] {
  return [...byName.keys()]
}

function spellOut(pattern: string): string[] {
  if (pattern.includes('{locale}')) {
    return LOCALES.map((locale) => pattern.replace('{locale}', locale))
  }
  if (pattern.includes('{shop}')) return SHOPS.map(({ path }) => pattern.replace('{shop}', path))
  return [pattern]
}
