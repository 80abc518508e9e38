import type { Variant } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { intervalWords } from '@saum/domain/subscription-terms'
import { INTERVALS_ATTRIBUTE, type StoredAttributes } from '../import/product-attributes.ts'
import { toAttribute } from './attribute-labels.ts'

type Words = Readonly<Record<Shop['language'], string>>

const ELIGIBLE: Words = { de: 'Im Abo', fr: 'En abonnement', en: 'As a subscription' }

const TERM: Words = {
  de: 'Keine Mindestlaufzeit',
  fr: 'Sans durée minimale',
  en: 'No minimum term',
}

const CANCELLATION: Words = {
  de: 'Kündbar bis zum Tag vor der nächsten Lieferung',
  fr: 'Résiliable jusqu’à la veille de la prochaine livraison',
  en: 'Cancel up to the day before the next delivery',
}

/** What can be delivered again and again says so with each of its sizes; the others say nothing. */
export function toSubscriptionAttributes(
  stored: StoredAttributes,
  shop: Shop,
): Variant['attributes'] {
  const intervals = [stored[INTERVALS_ATTRIBUTE]?.values ?? []].flat()
  if (intervals.length === 0) return {}
  const { language } = shop
  return {
    subscriptionEligibility: toAttribute('subscriptionEligibility', language, {
      label: ELIGIBLE[language],
      value: 'true',
    }),
    [INTERVALS_ATTRIBUTE]: toAttribute(
      INTERVALS_ATTRIBUTE,
      language,
      intervals.map(({ id, value }) => ({ id, value, label: intervalWords(shop, id) })),
    ),
    subscriptionTerm: toAttribute('subscriptionTerm', language, {
      label: TERM[language],
      value: 'unlimited',
    }),
    subscriptionCancellationPolicy: toAttribute('subscriptionCancellationPolicy', language, {
      label: CANCELLATION[language],
      value: 'day-before-delivery',
    }),
  }
}
