import { fillSlots } from '../mail/fill-slots.ts'
import type { MailItem } from '../mail/mail-content.ts'
import type { KeptSubscription } from '../subscription/kept-subscription.ts'
import { nameOf } from '../subscription/subscription-words.ts'
import { wordsFor } from '../words/shop-words.ts'
import { labelOf } from './piece-rows.ts'

/** What is delivered again and again, with the price of one delivery where it is told. */
export function subscriptionItem(
  { shop, document, quantity }: KeptSubscription,
  price: string,
): MailItem {
  const { product, variant } = document
  const words = wordsFor(shop.locale)
  const name = nameOf(document)
  const size = labelOf(variant.attributes['shopSize'])
  const details = [
    labelOf(variant.attributes['colorDetail']),
    size === '' ? '' : fillSlots(words.size, { size }),
    quantity === 1 ? '' : fillSlots(words.pieces, { count: String(quantity) }),
  ]
  const image = product.images[0]
  return {
    name,
    details: details.filter((part) => part !== '').join(', '),
    note: null,
    price,
    isReduced: false,
    picture: image ? { key: image.hash, alt: image.attributes.alt || name } : null,
  }
}
