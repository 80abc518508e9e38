import { toCountedQuery } from '@saum/domain/personal-text'
import { EVERYTHING } from '../index/everything.ts'
import { countFound } from '../listing/find-products.ts'
import type { ShopSearch } from '../shop-search.ts'
import { isLearnableText } from '../suggest/learnable-text.ts'

type Judge = Pick<ShopSearch, 'planner' | 'index' | 'rules' | 'knownQueries'>

interface Searched {
  query: string
  total: number
}

/**
 * Whether the shop may learn from a search. One that found nothing is for the operator, and must find nothing in
 * the form in which it is counted: only that form is kept, whatever else the request said. One that found something
 * may become a suggestion for everybody: all of its words must be known, and products must have all of them,
 * for a search that leaves words out finds something for any text.
 */
export async function isTeaching(shop: Judge, { query, total }: Searched): Promise<boolean> {
  const counted = toCountedQuery(query)
  if (total === 0) return (await countFound(shop, counted, { isCorrecting: false })) === 0
  if (!isLearnableText(counted)) return false
  const known = await shop.knownQueries([counted])
  return known.has(counted) && (await isFoundWhole(shop, counted))
}

async function isFoundWhole({ planner, index }: Judge, query: string): Promise<boolean> {
  const { text } = await planner.plan(query, { isCorrecting: false, isForgiving: false })
  const { total } = await index.ask({ ...EVERYTHING, text })
  return total > 0
}
