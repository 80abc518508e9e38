import type { Shop } from '@saum/domain/shops'
import { isOrderNumber, normalizeOrderNumber } from '../order/order-number.ts'

/** Two letters and ten digits, with whatever people put between them. */
const MENTION = /[a-z]{2}(?:[\s\p{Pd}.]*\d){10}/giu

/**
 * The number of an order of this shop that is named in a text, as it is stored. Only its form counts, so
 * whoever is told of it learns nothing about which orders there are.
 */
export function findMentionedOrder(shop: Shop, text: string): string | null {
  const mentions = [...text.matchAll(MENTION)].map(([mention]) => normalizeOrderNumber(mention))
  return mentions.find((number) => isOrderNumber(shop, number)) ?? null
}
