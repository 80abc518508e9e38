import type { Call, PayloadOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { hasSession } from './session-hint.ts'

const TIMEOUT_MS = 10_000

/** Why the shop did not do it. */
export interface ShopRefusal {
  /** HTTP status; 0 when no answer came at all. */
  status: number
  /** What the answer says beside it. */
  problem: Readonly<Record<string, unknown>>
}

/** Never rejects, so that one after the other can wait for it. */
let beginning: Promise<unknown> = Promise.resolve()

/**
 * One call of the shop service from the browser: `callShop<typeof getBasket>(shop, 'getBasket', {})`.
 * The contract is only a type here; its parsers would weigh more than everything else a heart needs.
 * A missing answer is a refusal like any other, because the shopper has to be told either way.
 */
export function callShop<C extends Call>(
  shop: Shop,
  name: C['name'],
  payload: PayloadOf<C>,
): Promise<Result<ResultOf<C>, ShopRefusal>> {
  if (hasSession(document.cookie, shop)) return send<C>(shop, name, payload)
  // The first answer begins the session; a call beside it would begin another and lose one of them.
  const turn = beginning.then(() => send<C>(shop, name, payload))
  beginning = turn
  return turn
}

async function send<C extends Call>(
  { apiBasePath }: Shop,
  name: C['name'],
  payload: PayloadOf<C>,
): Promise<Result<ResultOf<C>, ShopRefusal>> {
  try {
    const response = await fetch(`${apiBasePath}/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payload }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A heart pressed on the way out is still a wish.
      keepalive: true,
    })
    const body: unknown = await response.json()
    if (response.ok) return accept(body as ResultOf<C>)
    return refuse({ status: response.status, problem: (body ?? {}) as ShopRefusal['problem'] })
  } catch {
    return refuse({ status: 0, problem: {} })
  }
}
