import type { BasketItem } from '@saum/contract/basket-shape'
import { askedUnitCents } from '@saum/domain/asked-price'
import { deliveryCost } from '@saum/domain/delivery-cost'
import { intervalWords } from '@saum/domain/subscription-terms'
import { html, type Html } from '../markup.ts'
import { isOrdered } from './goods-line.ts'
import { pageLink } from './page-link.ts'
import type { FragmentView } from './view.ts'

export function hasSubscription({ state }: FragmentView): boolean {
  return state.basket.items.some((item) => item.subscription && isOrdered(item))
}

/**
 * What is agreed beyond this order: each line that comes again, with what one delivery costs, how often it
 * comes, for how long and how it ends.
 */
export function subscriptionTerms(view: FragmentView): Html | null {
  if (!hasSubscription(view)) return null
  return html`<div data-part="group" data-terms>
    ${view.state.basket.items.filter(isOrdered).map((item) => termsOf(view, item))}
    <p data-part="small">
      ${view.text.rich('subscription_terms', {
        termsLink: pageLink(view, 'subscription_terms_path', 'subscription_terms_link'),
      })}
    </p>
  </div>`
}

function termsOf(view: FragmentView, item: BasketItem): Html | null {
  const { text, shop, state } = view
  if (!item.subscription) return null
  const goodsCents = askedUnitCents(item) * item.quantity
  const { countryCode } = state.addresses.shipping
  const cost = state.basket.isDeliveryFree ? null : deliveryCost(shop, goodsCents, countryCode)
  const feeCents = cost?.feeCents ?? 0
  const [name] = [item.product.attributes['name']?.values ?? []].flat()
  const words = text.t('review_subscription', {
    name: name?.label ?? '',
    interval: intervalWords(shop, item.subscription.intervalMonths),
    price: text.money(goodsCents),
    delivery:
      feeCents === 0
        ? text.t('subscription_delivery_free')
        : text.t('subscription_delivery', { amount: text.money(feeCents) }),
  })
  return html`<p data-part="when">${words}</p>`
}
