import type { Backend, CallRefusal } from '@saum/contract/backend'
import {
  addItemsToBasket,
  applyVoucher,
  getApplicablePromotionsByCode,
  removeVoucher,
  type ExistingItemHandling,
} from '@saum/contract/basket'
import type { ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import { toAddFacts } from '#app/features/basket/add-outcome.ts'
import { toSubscriptionFields } from '#app/features/basket/subscription-item.ts'
import { promoteBasket, updateByBackend } from '#app/server/promote-basket.ts'
import { applyItemChange } from './apply-item-change.ts'
import type { BasketChange } from './basket-change.ts'
import { DONE, type ChangeOutcome } from './change-outcome.ts'
import { toVoucherRefusal, writeVoucherRefusal } from './page-notice.ts'
import { redeemCode } from './redeem-code.ts'
import { parseRemovedItems, type RemovedItem } from './removed-items.ts'

export async function applyBasketChange(
  backend: Backend,
  change: BasketChange,
): Promise<ChangeOutcome> {
  switch (change.intent) {
    case 'add': {
      const { variantIds, quantity, interval } = change
      return add(
        backend,
        variantIds.map((variantId) => ({
          variantId,
          quantity,
          ...(interval !== undefined && toSubscriptionFields(interval)),
        })),
      )
    }
    case 'undo':
      return putBack(backend, parseRemovedItems(change.items))
    case 'gift': {
      const { variantId, promotionId } = change
      // Sent twice it is still one: the second piece would have to be paid.
      return add(backend, [{ variantId, quantity: 1, promotionId }], 'KeepExisting')
    }
    case 'voucher':
      return redeem(backend, change.code)
    case 'voucher-remove':
      await backend.call(removeVoucher, {})
      return DONE
    default:
      return applyItemChange(backend, change)
  }
}

/** As it was; where the shop does not know its promotion any more, without that rather than not at all. */
async function putBack(backend: Backend, items: readonly RemovedItem[]): Promise<ChangeOutcome> {
  const answer = await backend.call(addItemsToBasket, { items: [...items] })
  if (answer.ok || answer.refusal.kind !== 'promotion-not-found')
    return added(backend, items, answer)
  return add(
    backend,
    items.map(({ promotionId: _, ...item }) => item),
  )
}

async function add(
  backend: Backend,
  items: readonly RemovedItem[],
  existingItemHandling: ExistingItemHandling = 'AddQuantityToExisting',
): Promise<ChangeOutcome> {
  const payload = { items: [...items], existingItemHandling }
  return added(backend, items, await backend.call(addItemsToBasket, payload))
}

type AddAnswer = Result<ResultOf<typeof addItemsToBasket>, CallRefusal<string>>

async function added(
  backend: Backend,
  items: readonly RemovedItem[],
  answer: AddAnswer,
): Promise<ChangeOutcome> {
  const variantIds = items.map(({ variantId }) => variantId)
  const facts = toAddFacts(variantIds, answer.ok ? answer : refusalOf(answer.refusal))
  if (facts.added.length > 0 && facts.basket)
    await promoteBasket(backend, facts.basket, facts.added)
  return {
    problem: facts.refused[0]?.problem ?? null,
    hasAdded: facts.added.length > 0,
    refusedIds: facts.refused.map(({ variantId }) => variantId),
  }
}

async function redeem(backend: Backend, code: string): Promise<ChangeOutcome> {
  const answer = await redeemCode(code, {
    async applyVoucher() {
      const applied = await backend.call(applyVoucher, { code })
      if (applied.ok) return accept(applied.value.basket)
      const { problem } = applied.refusal
      return refuse(toVoucherRefusal(problem.status, problem))
    },
    async openPromotions(promotionCode) {
      const opened = await backend.call(getApplicablePromotionsByCode, { promotionCode })
      return opened.ok ? opened.value.basket : null
    },
    update: updateByBackend(backend),
  })
  return answer.ok ? DONE : { ...DONE, says: writeVoucherRefusal(answer.refusal) }
}

function refusalOf({ problem }: { problem: { status: number } & Record<string, unknown> }) {
  return refuse({ status: problem.status, problem })
}
