import type { IndexHit } from '../index/index-answer.ts'
import type { Highlight } from '../text/query-plan.ts'

/** Finds the parts of a name that answer the query. */
export type FindHighlights = (name: string) => readonly Highlight[]

const NAME_KEY = '"ec_name":'

/**
 * Products with their colors as JSON. They are stored as JSON and only joined here: taking a page of
 * them apart and putting it together again would cost more than finding them.
 */
export function productsText(hits: readonly IndexHit[], highlight: FindHighlights | null): string {
  const texts = hits.map(({ product, children }) => {
    const highlights = highlight === null ? '' : highlightsText(product, highlight)
    const colors = `"children":[${children.join(',')}],"totalNumberOfChildren":${children.length}`
    return withFields(product, `${highlights}${colors}`)
  })
  return `[${texts.join(',')}]`
}

/** Products without their colors, for places that show one color only. */
export function plainProductsText(products: readonly string[]): string {
  const texts = products.map((product) =>
    withFields(product, '"children":[],"totalNumberOfChildren":0'),
  )
  return `[${texts.join(',')}]`
}

/** Stored products have fields, so there is always one before the last brace. */
function withFields(product: string, fields: string): string {
  return `${product.slice(0, -1)},${fields}}`
}

function highlightsText(product: string, highlight: FindHighlights): string {
  const name = nameIn(product)
  const found = name === null ? [] : highlight(name)
  return `"nameHighlights":${JSON.stringify(found)},`
}

/** Reads the name alone out of a stored product; inside a text a quote is always escaped. */
function nameIn(product: string): string | null {
  const key = product.indexOf(NAME_KEY)
  const start = key + NAME_KEY.length
  if (key === -1 || product[start] !== '"') return null
  let end = start + 1
  while (end < product.length && product[end] !== '"') end += product[end] === '\\' ? 2 : 1
  const name: unknown = JSON.parse(product.slice(start, end + 1))
  return typeof name === 'string' ? name : null
}
