import type { Basket } from '@saum/contract/basket-shape'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { PromotionAnswer, PromotionChoice } from './apply-promotions.ts'

/** What `updateBasketItem` is told, by a browser or by a form on its way through the server. */
export function toPromotionUpdate({ itemKey, revision, ...update }: PromotionChoice) {
  return { basketItemKey: itemKey, update, revision }
}

interface Refusal {
  problem: Readonly<Record<string, unknown>>
}

export function toPromotionAnswer(answer: Result<{ basket: Basket }, Refusal>): PromotionAnswer {
  if (answer.ok) return accept(answer.value.basket)
  const { kind, basket } = answer.refusal.problem
  return refuse(kind === 'basket-changed' && isBasket(basket) ? { basket } : {})
}

/** Anything may stand between us and the shop. */
function isBasket(value: unknown): value is Basket {
  return (
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    'applicablePromotions' in value
  )
}
