import type { Basket } from '@saum/contract/basket-shape'
import { accept, refuse, type Result } from '@saum/domain/result'
import {
  MOST_CONFLICTS,
  type PromotionAnswer,
  type PromotionChoice,
} from '#app/features/basket/apply-promotions.ts'
import type { VoucherRefusal } from './page-notice.ts'

/** How the shop is asked, from a browser or from a form. */
export interface CodeCalls {
  applyVoucher(code: string): Promise<Result<Basket, VoucherRefusal>>
  /** The basket with what the code opens; `null` where it opens nothing. */
  openPromotions(code: string): Promise<Basket | null>
  update(choice: PromotionChoice): Promise<PromotionAnswer>
}

/** A code is that of a voucher or opens a promotion; shoppers need not know which. */
export async function redeemCode(
  code: string,
  calls: CodeCalls,
): Promise<Result<Basket, VoucherRefusal>> {
  const answer = await calls.applyVoucher(code)
  if (answer.ok || answer.refusal.reason !== 'unknown') return answer
  const opened = await calls.openPromotions(code)
  if (opened === null) return answer
  let basket = opened
  let hasReduced = false
  for (const choice of chooseOpened(opened)) {
    const after = await applyOpened(basket, { ...choice, promotionCode: code }, calls)
    basket = after.ok ? after.value : after.refusal
    hasReduced ||= after.ok
  }
  return hasReduced ? accept(basket) : refuse({ reason: 'nothing-to-reduce' })
}

type OpenedChoice = Omit<PromotionChoice, 'quantity' | 'revision'>

/** Once more where the basket has changed meanwhile and the item is still in it. Ends with the basket as it is. */
async function applyOpened(
  basket: Basket,
  choice: OpenedChoice,
  { update }: Pick<CodeCalls, 'update'>,
): Promise<Result<Basket, Basket>> {
  let current = basket
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
    const item = current.items.find(({ key }) => key === choice.itemKey)
    if (item === undefined) break
    const quantity = item.wantedQuantity ?? item.quantity
    const answer = await update({ ...choice, quantity, revision: current.revision })
    if (answer.ok) return answer
    if (answer.refusal.basket === undefined) break
    current = answer.refusal.basket
  }
  return refuse(current)
}

/** The strongest promotion the code opens, for every item it is offered for. */
function chooseOpened({ items, applicablePromotions }: Basket): OpenedChoice[] {
  const opened = applicablePromotions.filter(({ promotion }) =>
    promotion.conditions.some(({ key }) => key === 'code'),
  )
  return items.flatMap(({ key }) => {
    const strongest = opened.find(({ itemId }) => itemId === key)?.promotion
    return strongest === undefined ? [] : [{ itemKey: key, promotionId: strongest.id }]
  })
}
