import type { SqlValue } from '../database/database.ts'
import type { ListingOrder, ListingQuestion } from './listing-question.ts'

export interface ListingStatement {
  text: string
  values: SqlValue[]
}

export interface ListingPage {
  order: ListingOrder
  page: number
  perPage: number
}

/** Where to begin: with the prices, with the category, or with the newest of all products. */
type Start = 'prices' | 'category' | 'newest'

const IS_SELLABLE = '(o.stock_quantity > 0 or o.is_sellable_without_stock = 1)'

/** The products of a page: ids in their order. */
export function toPageStatement(
  question: ListingQuestion,
  { order: { by, direction }, page, perPage }: ListingPage,
): ListingStatement {
  const offset = (page - 1) * perPage
  const start =
    by === 'price' || hasPriceLimits(question)
      ? 'prices'
      : isSoonerAmongAll(question, offset + perPage)
        ? 'newest'
        : 'category'
  const { text, values } = toListed(question, start)
  // The number decides between equals; in the same direction, so that one index gives the order.
  const order =
    by === 'price' ? `cents ${direction}, id` : `first_live_at ${direction}, id ${direction}`
  const limits = `limit ${place(values, perPage)} offset ${place(values, offset)}`
  return { text: `select id ${text} order by ${order} ${limits}`, values }
}

export function toCountStatement(question: ListingQuestion): ListingStatement {
  const start = hasPriceLimits(question) ? 'prices' : 'category'
  const { text, values } = toListed(question, start)
  return { text: `select count(*) as total ${text}`, values }
}

function hasPriceLimits({ minCents, maxCents }: ListingQuestion): boolean {
  return minCents !== null || maxCents !== null
}

/**
 * The newest of a category that holds much of the range are soon met along the index of the newest; a
 * smaller one is better collected first. It is about as far to go on both ways where a category has
 * as many products as one would have to pass among all.
 */
function isSoonerAmongAll({ size, rangeSize }: ListingQuestion, wanted: number): boolean {
  return size * size > wanted * rangeSize
}

/** Everything the listing holds, with `id`, `first_live_at` and, starting with prices, `cents`. */
function toListed(question: ListingQuestion, start: Start): ListingStatement {
  const { shopId, minCents, maxCents, includeSoldOut } = question
  const values: SqlValue[] = [shopId]
  const cents = start === 'prices' ? `, ${toCharged(question, values)} as cents` : ''
  const source = toSource(question, start, values)
  const isSold = includeSoldOut
    ? ''
    : `and exists (select 1 from variant v cross join variant_shop o
        where v.product_id = p.id and o.shop_id = $1 and o.variant_id = v.id and ${IS_SELLABLE})`
  const products = `select p.id, p.first_live_at${cents}
    from ${source.from} cross join product_shop s
    where ${source.where} and s.shop_id = $1 and s.product_id = p.id and s.is_active = 1 ${isSold}`
  const limits = [
    ...(minCents === null ? [] : [`cents >= ${place(values, minCents)}`]),
    ...(maxCents === null ? [] : [`cents <= ${place(values, maxCents)}`]),
  ]
  const where = limits.length === 0 ? '' : `where ${limits.join(' and ')}`
  return { text: `from (${products}) listed ${where}`, values }
}

/**
 * A `cross join` says in which order SQLite shall go. The plus keeps it from looking into every
 * category where the few of one product are enough.
 */
function toSource(
  { categoryIds }: ListingQuestion,
  start: Start,
  values: SqlValue[],
): { from: string; where: string } {
  const wanted = categoryIds?.map((id) => place(values, id)).join(', ')
  const inside = `select product_id from product_category where category_id in (${wanted})`
  if (start === 'prices') {
    const isInside = wanted === undefined ? '' : `and v.product_id in (${inside})`
    return { from: `(${toPrices(isInside)}) l cross join product p`, where: 'p.id = l.product_id' }
  }
  if (wanted === undefined) return { from: 'product p', where: '1 = 1' }
  if (start === 'category') {
    return {
      from: `(${inside} group by product_id) c cross join product p`,
      where: 'p.id = c.product_id',
    }
  }
  const isInside = `exists (select 1 from product_category c
    where c.product_id = p.id and +c.category_id in (${wanted}))`
  return { from: 'product p', where: isInside }
}

/** What the price range of each product begins with. */
function toPrices(isInside: string): string {
  return `select v.product_id, coalesce(min(case when ${IS_SELLABLE} then o.price_cents end),
      min(o.price_cents)) as cents
    from variant v cross join variant_shop o
    where o.shop_id = $1 and o.variant_id = v.id ${isInside} group by v.product_id`
}

/**
 * The listed price less what a running campaign takes off. Which one a product wears stands in its
 * attributes as the import writes them; both engines can look for that text.
 */
function toCharged({ campaigns }: ListingQuestion, values: SqlValue[]): string {
  if (campaigns.length === 0) return 'l.cents'
  const cases = campaigns.map(({ attributeId, percent }) => {
    const worn = `%"campaign":{"values":{"id":${attributeId},%`
    return `when s.attributes like ${place(values, worn)}
      then round(l.cents * cast(${place(values, percent)} as numeric) / 100.0)`
  })
  return `l.cents - case ${cases.join(' ')} else 0 end`
}

function place(values: SqlValue[], value: SqlValue): string {
  return `$${values.push(value)}`
}
