import { CART } from '../cart/cart.ts'
import { commonBody, quantitiesByProduct, type CommonBody } from '../calls/common-body.ts'
import type { ProductQuantity } from '../calls/common-body.ts'
import type { Engine } from '../engine.ts'
import { askedPages } from '../page/page-body.ts'
import type { Slot } from './slots.ts'

export interface SlotBody extends Omit<CommonBody, 'context'> {
  context: CommonBody['context'] & {
    product?: { productId: string }
    purchased: readonly ProductQuantity[]
  }
  page?: number
  perPage?: number
  slotId: string
}

export function slotBody(engine: Engine, { slotId, productId, pagination }: Slot): SlotBody {
  const { context, ...common } = commonBody(engine)
  // Which page of how many is left to the provider until one of them is known.
  const isUnknown = pagination.page === 0 && pagination.perPage === 0
  return {
    ...common,
    ...(!isUnknown && askedPages(pagination)),
    context: {
      ...context,
      ...(productId !== '' && { product: { productId } }),
      purchased: quantitiesByProduct(engine.state(CART).get().purchased),
    },
    slotId,
  }
}
