import type { Price } from '@saum/contract/product'

/** What a tile needs of a price. */
export interface FoundPrice extends Pick<Price, 'withTax' | 'reductionsRelativeTo'> {
  appliedReductions: readonly { amount: { absoluteWithTax: number } }[]
  lowestPriorPrice: { withTax: number | null }
  isFrom: boolean
}

/** What our own provider adds to a product for its tile; another one may leave out any of it. */
export interface FoundFields {
  price: FoundPrice | null
  badges: string[]
  isNew: boolean
  /** Keys of the first views. */
  pictures: string[]
  alt: string
  /** Fills the place until the first picture is there. */
  ground: string
  /** Sizes that can be bought, in the order of the shop. */
  sizes: string[]
}

type Fields = Readonly<Record<string, unknown>>

const RELATIVE_TO = ['lowestPriorPrice', 'beforeReductions'] as const
const NONE: Fields = {}

/**
 * Reads by hand what a schema would say in fewer lines: a page has a hundred of these, and checking
 * them was a good part of its time.
 */
export function readFoundFields(fields: Fields): FoundFields {
  const front = first(fields['images'])
  return {
    price: readPrice(objectOf(fields['price'])),
    badges: textsOf(fields['badges']),
    isNew: fields['isNew'] === true,
    pictures: readPictureKeys(fields),
    alt: textOf(front['alt']),
    ground: textOf(first(fields['placeholders'])['averageColor']),
    sizes: textsOf(fields['sizes']),
  }
}

/** Become parts of addresses. */
export function readPictureKeys({ images }: Fields): string[] {
  return listOf(images)
    .slice(0, 2)
    .map((image) => textOf(objectOf(image)['hash']))
    .filter((key) => /^[\w-]+$/.test(key))
}

/** An amount in major units; 0 for what is no amount of money. */
export function toCents(amount: number): number {
  const rounded = Math.round(amount * 100)
  return isCents(rounded) ? rounded : 0
}

function readPrice(price: Fields): FoundPrice | null {
  const { withTax, isFrom, reductionsRelativeTo } = price
  const lowest = objectOf(price['lowestPriorPrice'])['withTax'] ?? null
  if (!isCents(withTax) || !(lowest === null || isCents(lowest))) return null
  const relativeTo = RELATIVE_TO.find((one) => one === reductionsRelativeTo)
  return {
    withTax,
    appliedReductions: listOf(price['appliedReductions']).map((reduction) => {
      const { absoluteWithTax } = objectOf(objectOf(reduction)['amount'])
      return { amount: { absoluteWithTax: isCents(absoluteWithTax) ? absoluteWithTax : 0 } }
    }),
    ...(relativeTo && { reductionsRelativeTo: relativeTo }),
    lowestPriorPrice: { withTax: lowest },
    isFrom: isFrom === true,
  }
}

function isCents(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function objectOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : NONE
}

function first(value: unknown): Fields {
  return objectOf(listOf(value)[0])
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((text) => typeof text === 'string')
}
