import { getSearchAccess } from '@saum/contract/search'
import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

const TIMEOUT_MS = 10_000

/** A fresh token for the search provider, from the shop the tab is in. */
export async function renewAccess({ apiBasePath }: Shop): Promise<string> {
  const response = await fetch(`${apiBasePath}/rpc/${getSearchAccess.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`No access to the search: ${response.status}`)
  return v.parse(getSearchAccess.result, await response.json()).accessToken
}
