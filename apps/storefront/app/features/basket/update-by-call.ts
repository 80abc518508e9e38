import type { updateBasketItem } from '@saum/contract/basket'
import type { Shop } from '@saum/domain/shops'
import { callShop } from '#app/visitor/call-shop.ts'
import type { PromotionAnswer, PromotionChoice } from './apply-promotions.ts'
import { toPromotionAnswer, toPromotionUpdate } from './promotion-update.ts'

/** How a browser applies a promotion. */
export function updateByCall(shop: Shop) {
  return async (choice: PromotionChoice): Promise<PromotionAnswer> => {
    const payload = toPromotionUpdate(choice)
    return toPromotionAnswer(
      await callShop<typeof updateBasketItem>(shop, 'updateBasketItem', payload),
    )
  }
}
