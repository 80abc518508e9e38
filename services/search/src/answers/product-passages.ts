import type { IndexProduct } from '@saum/contract/search-feed'
import type { Shop } from '@saum/domain/shops'
import type { Passage } from './passage.ts'

type Fact = 'material' | 'care' | 'details' | 'sizes' | 'price' | 'color'

/** Words under which a fact is asked for; the first is shown. */
const FACT_WORDS: Readonly<Record<Shop['language'], Readonly<Record<Fact, string>>>> = {
  de: {
    material: 'Material Stoff Zusammensetzung besteht',
    care: 'Pflege waschen reinigen',
    details: 'Details',
    sizes: 'Größen verfügbar',
    price: 'Preis kosten',
    color: 'Farbe',
  },
  fr: {
    material: 'Matière composition tissu',
    care: 'Entretien laver nettoyer',
    details: 'Détails',
    sizes: 'Tailles disponibles',
    price: 'Prix coûte',
    color: 'Couleur',
  },
  en: {
    material: 'Material made fabric composition',
    care: 'Care wash clean',
    details: 'Details',
    sizes: 'Sizes available',
    price: 'Price cost',
    color: 'Colour color',
  },
}

/** What the catalogue says about a product, one fact per passage. */
export function toProductPassages(
  product: IndexProduct,
  shop: Shop,
  clickUri: string,
): readonly Passage[] {
  const sizes = product.sizes.filter(({ isSellable }) => isSellable).map(({ label }) => label)
  const facts: [Fact, string][] = [
    ['material', product.materials.join('; ')],
    ['care', product.care.join('; ')],
    ['sizes', sizes.join(', ')],
    ['price', priceText(product, shop)],
    ['color', product.color.label],
    ...product.details.map((detail): [Fact, string] => ['details', detail]),
    ...sentencesOf(product.description).map((text): [Fact, string] => ['details', text]),
  ]
  return facts.flatMap(([fact, value], index) => {
    if (value === '') return []
    const heading = FACT_WORDS[shop.language][fact]
    const name = heading.split(' ', 1)[0] ?? ''
    const text = `${product.name}: ${fact === 'details' ? '' : `${name}: `}${value}`
    const citation = {
      id: `product-${product.id}-${index + 1}`,
      title: product.name,
      uri: clickUri,
      permanentid: String(product.id),
      clickUri,
      source: 'catalog',
      fields: {
        source: 'catalog',
        permanentid: String(product.id),
        language: shop.language,
        ec_name: product.name,
        ec_color: product.color.label,
      },
    }
    return [
      {
        citation,
        about: '',
        headings: [`${heading} ${value}`],
        text,
        markdown: text,
        weight: 1,
        isRow: false,
      },
    ]
  })
}

function priceText({ priceRange }: IndexProduct, shop: Shop): string {
  const { format } = new Intl.NumberFormat(shop.locale, {
    style: 'currency',
    currency: shop.currency,
  })
  return format(priceRange.min.withTax / 100)
}

function sentencesOf(text: string | null): string[] {
  return text === null ? [] : text.split(/(?<=[.!?])\s+/)
}
