import type { Shop } from '@saum/domain/shops'

type Words = Readonly<Record<Shop['language'], string>>

const NAMES: Readonly<Record<string, Words>> = {
  ec_category: { de: 'Kategorie', fr: 'Catégorie', en: 'Category' },
  ec_color: { de: 'Farbe', fr: 'Couleur', en: 'Colour' },
  size: { de: 'Größe', fr: 'Taille', en: 'Size' },
  ec_price: { de: 'Preis', fr: 'Prix', en: 'Price' },
  label: { de: 'Angebote und Neues', fr: 'Offres et nouveautés', en: 'Offers and new in' },
  material: { de: 'Material', fr: 'Matière', en: 'Material' },
  pattern: { de: 'Muster', fr: 'Motif', en: 'Pattern' },
  fit: { de: 'Passform', fr: 'Coupe', en: 'Fit' },
  length: { de: 'Länge', fr: 'Longueur', en: 'Length' },
  sleeve: { de: 'Ärmel', fr: 'Manches', en: 'Sleeves' },
  neckline: { de: 'Ausschnitt', fr: 'Encolure', en: 'Neckline' },
  occasion: { de: 'Anlass', fr: 'Occasion', en: 'Occasion' },
  ec_brand: { de: 'Marke', fr: 'Marque', en: 'Brand' },
  ec_reduction: { de: 'Ermäßigung', fr: 'Réduction', en: 'Reduction' },
  ec_date: { de: 'Neu seit', fr: 'Nouveau depuis', en: 'New since' },
  availability: { de: 'Verfügbarkeit', fr: 'Disponibilité', en: 'Availability' },
  store: { de: 'In der Filiale', fr: 'En magasin', en: 'In store' },
}

const CAPTIONS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  label: {
    sale: { de: 'Sale', fr: 'Soldes', en: 'Sale' },
    new: { de: 'Neu', fr: 'Nouveau', en: 'New' },
  },
  availability: {
    in_stock: { de: 'Lieferbar', fr: 'Disponible', en: 'In stock' },
    sold_out: { de: 'Ausverkauft', fr: 'Épuisé', en: 'Sold out' },
  },
}

/** What the facet of a field is called in a shop. */
export function facetName(field: string, shop: Shop): string {
  const words = NAMES[field]
  return words === undefined ? field : wordIn(words, shop)
}

/** What the values of a field are called in a shop, where they are codes. */
export function facetCaptions(field: string, shop: Shop): Readonly<Record<string, string>> {
  const captions = Object.entries(CAPTIONS[field] ?? {})
  return Object.fromEntries(captions.map(([value, words]) => [value, wordIn(words, shop)]))
}

function wordIn(words: Words, shop: Shop): string {
  const word = words[shop.language]
  // Switzerland writes no ß.
  return shop.locale === 'de-CH' ? word.replaceAll('ß', 'ss') : word
}
