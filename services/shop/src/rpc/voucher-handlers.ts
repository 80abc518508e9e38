import { applyVoucher, getApplicablePromotionsByCode, removeVoucher } from '@saum/contract/basket'
import { accept } from '@saum/domain/result'
import type { BasketHandlerParts } from './basket-handlers.ts'
import { onSession } from './handler.ts'

/** Calls about codes a shopper types into the basket. */
export function voucherHandlers({ baskets: { vouchers } }: BasketHandlerParts) {
  return {
    applyVoucher: onSession(applyVoucher, ({ code }, owner, { clientKey }) =>
      vouchers.apply(owner, { code, clientKey }),
    ),
    removeVoucher: onSession(removeVoucher, async (_, owner) =>
      accept(await vouchers.remove(owner)),
    ),
    getApplicablePromotionsByCode: onSession(
      getApplicablePromotionsByCode,
      ({ promotionCode }, owner) => vouchers.openPromotions(owner, promotionCode),
    ),
  }
}
