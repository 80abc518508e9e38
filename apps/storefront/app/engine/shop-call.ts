import type { Call, PayloadOf, RefusalKindOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'

const TIMEOUT_MS = 10_000

/**
 * One call of a browser to the shop it is in: `callShop<typeof getStores>(shop, 'getStores', {})`.
 * The call is named by its type only, so that no schema travels to the browser. The service is ours;
 * a refusal is a value, everything else that is not an answer throws.
 */
export async function callShop<C extends Call>(
  { apiBasePath, shopId }: Shop,
  name: C['name'],
  payload: PayloadOf<C>,
): Promise<Result<ResultOf<C>, { kind: RefusalKindOf<C> }>> {
  const response = await fetch(`${apiBasePath}/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shop-id': String(shopId) },
    body: JSON.stringify({ payload }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body: unknown = await response.json()
  if (response.ok) return accept(body as ResultOf<C>)
  const refusal = body as { kind?: RefusalKindOf<C> } | null
  if (refusal?.kind !== undefined) return refuse({ kind: refusal.kind })
  throw new Error(`${name} failed: ${response.status}`)
}
