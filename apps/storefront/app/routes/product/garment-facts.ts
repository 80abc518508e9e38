import type { Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import {
  advancedRows,
  advancedText,
  advancedTexts,
} from '#app/features/catalog/advanced-attribute.ts'
import { attributeLabels } from '#app/features/catalog/attribute.ts'
import type { CareInstruction } from '#app/ui/care-list.tsx'
import { compositionLines } from './composition.ts'

export interface MakerFacts {
  name: string
  address: string
  email: string
}

/** What the range tells about the garment itself. */
export interface GarmentFacts {
  shortDescription: string
  description: string
  details: string[]
  /** Fit, length, neckline … in the words of the range, unless the details say it already. */
  facts: { name: string; value: string }[]
  fitNote: string
  /** One line per part of the garment. */
  materials: string[]
  care: CareInstruction[]
  maker: MakerFacts | null
  /** Empty where none are needed; `null` where nobody has said. */
  warnings: string[] | null
  hasAnimalParts?: true
}

/** Attributes that are said elsewhere on the page, or that only logic needs. */
const NOT_A_FACT: ReadonlySet<string> = new Set([
  'name',
  'brand',
  'color',
  'colorDetail',
  'colorFamily',
  'colorHex',
  'category',
  'campaign',
  'material',
  'promotion',
  'productSetItems',
  'seasonMonth',
  'seasonYear',
  'shopSize',
  'size',
  'storefrontBadge',
  'styleName',
])

export function toGarmentFacts(product: Product, shop: Shop): GarmentFacts {
  const { attributes, advancedAttributes: advanced } = product
  const details = advancedTexts(advanced, 'details')
  const [maker] = advancedRows(advanced, 'maker').flat()
  return {
    shortDescription: advancedText(advanced, 'shortDescription'),
    description: advancedText(advanced, 'description'),
    details,
    facts: Object.values(attributes)
      .filter(({ key }) => !NOT_A_FACT.has(key))
      .map((group) => ({ name: group.label, value: attributeLabels(group).join(', ') }))
      .filter(({ value }) => value !== '' && !details.includes(value)),
    fitNote: advancedText(advanced, 'fitNote'),
    materials: compositionLines(advancedRows(advanced, 'materials'), shop),
    care: advancedRows(advanced, 'care')
      .flat()
      .map(({ symbol = '', value }) => ({ symbol, words: toSentence(String(value)) })),
    maker: maker
      ? { name: String(maker.value), address: maker.address ?? '', email: maker.email ?? '' }
      : null,
    warnings: advanced['warnings'] ? advancedTexts(advanced, 'warnings') : null,
    ...(advanced['hasAnimalParts'] && { hasAnimalParts: true }),
  }
}

/** The range writes care labels as part of a sentence; here each stands alone. */
function toSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
