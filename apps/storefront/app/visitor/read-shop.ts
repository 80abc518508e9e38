import type { PayloadOf, RefusalKindOf, ResultOf, VisitorCall } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { postCall } from './post-call.ts'

/**
 * Reads what is the same for everybody: `readShop<typeof getStores>(shop, 'getStores', {})`. A refusal is
 * a value, everything else that is not an answer throws.
 */
export async function readShop<C extends VisitorCall>(
  shop: Shop,
  name: C['name'],
  payload: PayloadOf<C>,
): Promise<Result<ResultOf<C>, { kind: RefusalKindOf<C> }>> {
  const response = await postCall<C>(shop, name, payload)
  const body: unknown = await response.json()
  if (response.ok) return accept(body as ResultOf<C>)
  const refusal = body as { kind?: RefusalKindOf<C> } | null
  if (refusal?.kind !== undefined) return refuse({ kind: refusal.kind })
  throw new Error(`${name} failed: ${response.status}`)
}
