/** What stands for a whole family of colors in a filter; the colors in it differ. */
const PALETTE: Readonly<Record<string, string>> = {
  beige: '#d9c8ab',
  black: '#1b1b1d',
  blue: '#2f4a7d',
  brown: '#6b4a36',
  gold: '#b8973f',
  green: '#55704f',
  grey: '#9a9a9c',
  orange: '#c8693a',
  pink: '#dba7a8',
  purple: '#7d6690',
  red: '#9e2b32',
  silver: '#c3c6c8',
  turquoise: '#3f8f91',
  white: '#f6f4f0',
  yellow: '#d9b24a',
}

/** German names, for ranges that call their families by them. */
const GERMAN: Readonly<Record<string, string>> = {
  blau: 'blue',
  braun: 'brown',
  creme: 'beige',
  gelb: 'yellow',
  gruen: 'green',
  grau: 'grey',
  lila: 'purple',
  rosa: 'pink',
  rot: 'red',
  schwarz: 'black',
  silber: 'silver',
  tuerkis: 'turquoise',
  weiss: 'white',
}

/** The one look of a family of colors; `null` where the family is not one of ours. */
export function familyHex(valueKey: string): string | null {
  return PALETTE[GERMAN[valueKey] ?? valueKey] ?? null
}

/** Attributes by which products are filtered, under the names that groups have in addresses. */
export const FILTER_ATTRIBUTES: Readonly<Record<string, string>> = {
  size: 'shopSize',
  color: 'colorFamily',
  material: 'material',
  pattern: 'pattern',
  fit: 'fit',
  length: 'length',
  sleeve: 'sleeve',
  neckline: 'neckline',
  occasion: 'occasion',
  brand: 'brand',
}

/** Whose values are written the same in every shop, so that they need no label. */
export const SIZE_ATTRIBUTE = 'shopSize'

const LABELLED: ReadonlySet<string> = new Set(
  Object.values(FILTER_ATTRIBUTES).filter((attribute) => attribute !== SIZE_ATTRIBUTE),
)

export function isLabelled(attributeKey: string): boolean {
  return LABELLED.has(attributeKey)
}
