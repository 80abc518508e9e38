import { getSearchAccess, type SearchAccess } from '@saum/contract/search'
import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { postCall } from '#app/visitor/post-call.ts'

/** Where the search provider of the shop the tab is in can be asked, and a token for it. */
export async function askAccess(shop: Shop): Promise<SearchAccess> {
  const response = await postCall<typeof getSearchAccess>(shop, 'getSearchAccess', {})
  if (!response.ok) throw new Error(`No access to the search: ${response.status}`)
  return v.parse(getSearchAccess.result, await response.json())
}

/** A fresh token. */
export async function renewAccess(shop: Shop): Promise<string> {
  return (await askAccess(shop)).accessToken
}
