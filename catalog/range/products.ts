import type { Locale } from '@saum/domain/shops'
import { COLORS } from './colors.ts'
import { SIZE_RUNS, type SecondView, type Style, type StyleColor, type Wording } from './style.ts'
import { mapTexts, toTexts } from './wording.ts'

const NEW_DAYS = 28
const PICTURE = { width: 900, height: 1125 }

const VIEW_WORDING: Record<SecondView, Wording> = {
  back: { de: 'Rückansicht', fr: 'vue de dos', en: 'back view' },
  detail: { de: 'Detail', fr: 'détail', en: 'detail' },
  threeq: { de: 'schräg von vorn', fr: 'vue de trois quarts', en: 'three-quarter view' },
}

/** Which branch of «Neu» and «Sale» a product family belongs to, by the first two digits of a style id. */
const FAMILY_OF_ID: Record<string, string> = {
  21: 'dresses',
  22: 'tops',
  23: 'tops',
  24: 'knitwear',
  25: 'trousers',
  26: 'trousers',
  27: 'outerwear',
  28: 'accessories',
}

/** One product of the seed per color of the style. */
export function toProducts(style: Style) {
  return style.colors.map((offer, position) => toProduct(style, offer, style.id * 10 + position))
}

function toProduct(style: Style, offer: StyleColor, id: number) {
  const color = COLORS[offer.color]
  const isNew = offer.daysOld <= NEW_DAYS
  return {
    id,
    masterKey: style.key,
    referenceKey: `${style.key}-${offer.color}`,
    brand: style.brand,
    name: toTexts(style.name),
    color: { id: color.id, label: toTexts(color.label), hex: color.hex },
    categoryKeys: categoriesOf(style, offer, isNew),
    isNew,
    daysOld: offer.daysOld,
    images: imagesOf(style, offer),
    ...pricesOf(style, offer),
    sizes: sizesOf(style, offer, id),
  }
}

function categoriesOf(style: Style, offer: StyleColor, isNew: boolean): string[] {
  const family = FAMILY_OF_ID[String(style.id).slice(0, 2)]
  return [
    ...style.categories,
    ...(offer.alsoIn ?? []),
    ...(isNew ? [`new-${family}`] : []),
    ...(offer.reducedPercent ? [`sale-${family}`] : []),
  ]
}

function imagesOf(style: Style, offer: StyleColor) {
  const label = toTexts(COLORS[offer.color].label)
  const front = mapTexts(
    toTexts(style.name),
    (name, locale) => `${name}, ${inSentence(label[locale], locale)}`,
  )
  const file = `${style.shape}-${offer.color}`
  const images = [{ file: `${file}-front`, assetName: 'fa', ...PICTURE, alt: front }]
  if (!style.secondView) return images
  const view = toTexts(VIEW_WORDING[style.secondView])
  const alt = mapTexts(front, (text, locale) => `${text}, ${view[locale]}`)
  return [...images, { file: `${file}-${style.secondView}`, assetName: 'd1', ...PICTURE, alt }]
}

/** German capitalizes color nouns; French and English do not within a sentence. */
function inSentence(label: string, locale: Locale): string {
  return locale.startsWith('de') ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

function pricesOf(style: Style, offer: StyleColor) {
  if (!offer.reducedPercent) return { priceCents: style.cents }
  const factor = 1 - offer.reducedPercent / 100
  const priceCents = {
    EUR: roundToEnding(style.cents.EUR * factor, 95),
    CHF: roundToEnding(style.cents.CHF * factor, 90),
  }
  return { priceCents, reducedFromCents: style.cents }
}

/** Reduced prices end like full ones: 95 cents in euros, 90 centimes in francs. */
function roundToEnding(cents: number, ending: number): number {
  return Math.floor((cents - ending) / 100) * 100 + ending
}

/** Stock only has to look lived in and stay the same in every build; the sold-out sizes are chosen by hand. */
function sizesOf(style: Style, offer: StyleColor, productId: number) {
  return SIZE_RUNS[style.sizes].map((label, index) => {
    const isSoldOut = offer.soldOut === 'all' || offer.soldOut?.includes(label)
    const stock = isSoldOut ? 0 : 1 + ((productId * 7 + index * 5) % 17)
    return { id: productId * 100 + index + 1, label, stock }
  })
}
