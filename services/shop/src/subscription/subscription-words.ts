import { labelOf } from '../order-mail/piece-rows.ts'
import type { SubscriptionDocument } from './kept-subscription.ts'

export function nameOf({ product }: Pick<SubscriptionDocument, 'product'>): string {
  return labelOf(product.attributes['name'])
}
