import type { PayloadOf, ResultOf, VisitorCall } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { postCall } from './post-call.ts'
import { hasSession } from './session-hint.ts'

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
 * One call about the visitor's own things: `callShop<typeof getBasket>(shop, 'getBasket', {})`.
 * A missing answer is a refusal like any other, because the shopper has to be told either way.
 */
export function callShop<C extends VisitorCall>(
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

async function send<C extends VisitorCall>(
  shop: Shop,
  name: C['name'],
  payload: PayloadOf<C>,
): Promise<Result<ResultOf<C>, ShopRefusal>> {
  const answer = await sendOnce<C>(shop, name, payload)
  const isLate = !answer.ok && answer.refusal.problem['kind'] === 'no-session'
  // Another tab has entered the checkout meanwhile: the browser has the cookie of the new session by now.
  return isLate && hasSession(document.cookie, shop) ? sendOnce<C>(shop, name, payload) : answer
}

async function sendOnce<C extends VisitorCall>(
  shop: Shop,
  name: C['name'],
  payload: PayloadOf<C>,
): Promise<Result<ResultOf<C>, ShopRefusal>> {
  try {
    const response = await postCall<C>(shop, name, payload)
    const body: unknown = await response.json()
    if (response.ok) return accept(body as ResultOf<C>)
    return refuse({ status: response.status, problem: (body ?? {}) as ShopRefusal['problem'] })
  } catch {
    return refuse({ status: 0, problem: {} })
  }
}
