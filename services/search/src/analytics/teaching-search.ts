import { toCountedQuery } from '@saum/domain/personal-text'
import { EVERYTHING } from '../index/everything.ts'
import type { ShopSearch } from '../shop-search.ts'
import { isLearnableText } from '../suggest/learnable-text.ts'

type Judge = Pick<ShopSearch, 'planner' | 'index' | 'knownQueries'>

interface Searched {
  query: string
  total: number
}

/**
 * Whether the shop may learn from a search. One that found nothing is for the operator. One that found something
 * may become a suggestion for everybody: all of its words must be known, and products must have all of them,
 * for a search that leaves words out finds something for any text.
 */
export async function isTeaching(shop: Judge, { query, total }: Searched): Promise<boolean> {
  if (total === 0) return true
  const counted = toCountedQuery(query)
  if (!isLearnableText(counted)) return false
  const known = await shop.knownQueries([counted])
  return known.has(counted) && (await isFoundWhole(shop, counted))
}

async function isFoundWhole({ planner, index }: Judge, query: string): Promise<boolean> {
  const { text } = await planner.plan(query, { isCorrecting: false, isForgiving: false })
  const { total } = await index.ask({ ...EVERYTHING, text })
  return total > 0
}
