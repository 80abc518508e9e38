import type { PayloadOf, VisitorCall } from '@saum/contract/call'
import type { Shop } from '@saum/domain/shops'

const TIMEOUT_MS = 10_000

/**
 * A call on its way from the browser to the shop it is in. The contract is only a type here: its parsers
 * would weigh more than what most features need.
 */
export function postCall<C extends VisitorCall>(
  { apiBasePath, shopId }: Shop,
  name: C['name'],
  payload: PayloadOf<C>,
): Promise<Response> {
  return fetch(`${apiBasePath}/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shop-id': String(shopId) },
    body: JSON.stringify({ payload }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A heart pressed on the way out is still a wish.
    keepalive: true,
  })
}
