import type { Shop } from '@saum/domain/shops'

type Language = Shop['language']

/** Expressions of several words, and words that say two things at once. */
const PARAPHRASES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    versandkosten: 'kosten versand',
    lieferkosten: 'kosten versand',
    portokosten: 'kosten versand',
    porto: 'kosten versand',
    versandkostenfrei: 'versand kostenlos',
    retourenkosten: 'kosten rücksendung',
    lieferzeit: 'wie lange dauert die lieferung',
    rückgabefrist: 'wie lange zurückgeben',
    rückgaberecht: 'wie lange zurückgeben',
    rückgaberichtlinie: 'wie lange zurückgeben',
    'bis wann': 'wie lange',
    'wer zahlt': 'was kostet',
    'wer bezahlt': 'was kostet',
    'wie kann ich bezahlen': 'welche zahlungsarten gibt es',
    'wie kann man bezahlen': 'welche zahlungsarten gibt es',
    wieviel: 'wie viel',
    'gutschein einlösen': 'gutscheincode einlösen',
    'nicht zu hause': 'ich war nicht da',
    'gibt es gutscheine': 'wie lange gilt eine gutscheinkarte',
    'verkauft ihr gutscheine': 'wie lange gilt eine gutscheinkarte',
    'wie bekomme ich rabatt': 'wie bekomme ich die 10 % zum newsletter',
    kundenkonto: 'konto',
    kürzen: 'kürzt',
    lieferadresse: 'adresse',
    kundenkarte: 'fashion card',
    treueprogramm: 'was bringt die fashion card',
    bonusprogramm: 'was bringt die fashion card',
    'im laden umtauschen': 'in der filiale zurückgeben',
    'in der filiale umtauschen': 'in der filiale zurückgeben',
  },
  fr: {
    'frais de port': 'coût livraison',
    'frais de livraison': 'coût livraison',
    "frais d'envoi": 'coût livraison',
    'délai de retour': 'combien de temps retourner',
    'adresse de livraison': 'adresse',
    'politique de retour': 'combien de temps retourner',
    'service client': 'vous joindre',
    'service clientèle': 'vous joindre',
    'programme de fidélité': "qu'apporte la fashion card",
    'carte de fidélité': 'fashion card',
    'qui paie': 'combien coûte',
    'comment marche': 'comment fonctionne',
    'comment payer': 'quels moyens de paiement',
    'en plusieurs fois': 'paiement échelonné',
    'service de couture': 'retouches',
    'chèque cadeau': 'carte cadeau',
    'bon cadeau': 'carte cadeau',
    'paquet cadeau': 'emballage cadeau',
  },
  en: {
    'return policy': 'how long return',
    'return period': 'how long return',
    'my refund': 'my money back',
    'delivery address': 'address',
    'shipping address': 'address',
    'return shipping': 'return',
    'return postage': 'return',
    'can i get a discount': 'how do i get the 10% for the newsletter',
    'how do i get a discount': 'how do i get the 10% for the newsletter',
    'loyalty programme': 'what do i get from the fashion card',
    'loyalty card': 'fashion card',
    'customer service': 'contact',
    'gift voucher': 'gift card',
    'promo code': 'voucher code',
    'discount code': 'voucher code',
    'how can i pay': 'which payment methods are there',
    'who pays for': 'what does it cost',
    'near me': 'nearest',
    'do i have to pay to': 'what does it cost to',
  },
}

/** `est-il`, `livrez-vous`, `y a-t-il`: the pronoun is no part of the verb. */
const INVERSION = /(?:-t)?-(?=(?:ils?|elles?|vous|nous|je|tu|on|ce|moi)(?!\p{L}))/gu
/** `where's` */
const CONTRACTION = /(?<=where|what|who|when|how)'s(?!\p{L})/gu

/** Replaces whole words, with or without an s at their end; the longest that fit count. */
export function createParaphrase(language: Language): (query: string) => string {
  const paraphrases = PARAPHRASES[language]
  const said = Object.keys(paraphrases).toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${said.join('|')})s?(?![\\p{L}\\p{N}])`, 'gu')
  return (query) =>
    query
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(language === 'fr' ? INVERSION : CONTRACTION, language === 'fr' ? ' ' : ' is')
      .replace(pattern, (whole, words: string) => paraphrases[words] ?? whole)
}
