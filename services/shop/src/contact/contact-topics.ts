import type { ContactTopic } from '@saum/contract/contact'
import type { Locale } from '@saum/domain/shops'

const GERMAN: Record<ContactTopic, string> = {
  order: 'Bestellung',
  delivery: 'Lieferung',
  return: 'Rückgabe',
  product: 'Produkt',
  store: 'Filiale',
  other: 'Anderes',
}

/** What a topic is called in mails. */
export const TOPIC_NAME: Record<Locale, Record<ContactTopic, string>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    order: 'Commande',
    delivery: 'Livraison',
    return: 'Retour',
    product: 'Article',
    store: 'Boutique',
    other: 'Autre sujet',
  },
  'en-GB': {
    order: 'Order',
    delivery: 'Delivery',
    return: 'Return',
    product: 'Product',
    store: 'Store',
    other: 'Something else',
  },
}
