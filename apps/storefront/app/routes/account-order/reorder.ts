import type { Backend } from '@saum/contract/backend'
import { addItemsToBasket } from '@saum/contract/basket'
import type { Order } from '@saum/contract/order'
import { refuse } from '@saum/domain/result'
import { groupBy } from '@saum/domain/group-by'
import { toAddFacts } from '#app/features/basket/add-outcome.ts'
import { promoteBasket } from '#app/server/promote-basket.ts'

/** What went into the basket; `missing` are the variants that cannot be had any more. */
interface Reordered {
  addedCount: number
  missing: number[]
}

/** The same pieces once more, at what they cost today. Gifts belong to the promotion of their day. */
export async function reorder(backend: Backend, { items }: Order): Promise<Reordered> {
  const bought = items.filter(({ price }) => price.withTax > 0)
  const counts = groupBy(bought, ({ variant }) => variant.id)
  const wanted = [...counts].map(([variantId, { length: quantity }]) => ({ variantId, quantity }))
  if (wanted.length === 0) return { addedCount: 0, missing: [] }
  const answer = await backend.call(addItemsToBasket, { items: wanted })
  const { added, refused, basket } = toAddFacts(
    wanted.map(({ variantId }) => variantId),
    answer.ok
      ? answer
      : refuse({ status: answer.refusal.problem.status, problem: answer.refusal.problem }),
  )
  if (basket && added.length > 0) await promoteBasket(backend, basket, added)
  return { addedCount: added.length, missing: refused.map(({ variantId }) => variantId) }
}
