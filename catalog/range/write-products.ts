import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { COLOR_FAMILIES } from '../grammar/colors.ts'
import { known } from '../grammar/grammar-file.ts'
import type { Entry } from '../grammar/sentences.ts'
import { chooseColorSentence, type SentenceUse } from '../text/choose-sentences.ts'
import { descriptionOf } from '../text/description.ts'
import { factsOf, withColorFacts } from '../text/facts.ts'
import { localizedNameLabels } from '../text/localized.ts'
import { activeShopsOf } from './active-shops.ts'
import { storefrontBadgeOf } from './badges.ts'
import { categoriesOf } from './category-tree.ts'
import { daysBefore } from './days.ts'
import type { WrittenStyle } from './draw-styles.ts'
import { type Life, lifeOf } from './life.ts'
import { campaignOf, promotionsOf } from './offers.ts'
import { pricing } from './price-history.ts'
import { pricesOf } from './prices.ts'
import { productIdOf, referenceKeyOf, variantIdOf } from './product-ids.ts'
import type { RangeProduct } from './range-product.ts'
import { seededRandom } from './seeded-random.ts'
import { sizesOf } from './sizes.ts'
import { type StockCase, stockCaseOf, stockOf } from './stock.ts'
import type { Colorway, Style } from './style.ts'
import { writeStyle } from './write-style.ts'

/** One product in five says something about its color. */
const COLOR_SENTENCE_SHARE = 0.2

interface Surroundings {
  now: number
  use: SentenceUse
  isInOutfit: (productId: number) => boolean
}

/** The colors of a style with everything but their pictures and their neighbors. */
export function writeProducts(
  written: WrittenStyle,
  { now, use, isInOutfit }: Surroundings,
): RangeProduct[] {
  const { style, sentences } = written
  const common = writeStyle(written)
  const prices = pricesOf(style)
  return style.colors.map((color) => {
    const id = productIdOf(style.id, color.id)
    const life = lifeOf(style, color)
    const stockCase = stockCaseOf(id, isInOutfit(id))
    const shops = activeShopsOf(id, isInOutfit(id))
    const { own, all } = membershipOf(style, life)
    return {
      shape: style.shape.key,
      fabric: style.fabric.key,
      family: style.shape.family,
      categories: all,
      document: {
        id,
        ...common,
        referenceKey: referenceKeyOf(style.id, color.id),
        color: colorOf(color),
        description: descriptionOf(style, withColorSentence(style, color, sentences, use)),
        categories: own,
        ...(shops === undefined ? {} : { shops }),
        ...pricing(prices, life, now),
        ...datesOf(life, now),
        ...offersOf(id, style, { life, stockCase, categories: all }),
        variants: variantsOf(id, style, color, stockCase),
      },
    }
  })
}

function membershipOf({ shape, brand, suit }: Style, { isNew, sale }: Life) {
  return categoriesOf({
    shape: shape.key,
    brand: brand.key,
    isNew,
    isReduced: sale !== null,
    isOfSuit: suit !== null,
  })
}

function colorOf({ id, key, hex, name, family }: Colorway): ProductDocumentInput['color'] {
  const label = localizedNameLabels(known(COLOR_FAMILIES, family).name)
  return { id, key, hex, label: localizedNameLabels(name), family: { value: family, label } }
}

function withColorSentence(
  style: Style,
  color: Colorway,
  chosen: readonly Entry[],
  use: SentenceUse,
): readonly Entry[] {
  const random = seededRandom('color-sentence', style.id, color.id)
  if (style.print !== null || random() >= COLOR_SENTENCE_SHARE) return chosen
  const facts = withColorFacts(factsOf(style), color)
  const entry = chooseColorSentence(random, style, { chosen, facts, use })
  return entry ? [...chosen, entry] : chosen
}

/** The season is the month in which it came into the shops. */
function datesOf({ daysOld }: Life, now: number) {
  const firstLiveAt = daysBefore(now, daysOld)
  const date = new Date(firstLiveAt)
  return { firstLiveAt, season: { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() } }
}

function offersOf(
  id: number,
  style: Style,
  { life, stockCase, categories }: { life: Life; stockCase: StockCase; categories: string[] },
) {
  const isReduced = life.sale !== null
  const campaign = campaignOf(id, style, isReduced)
  const storefrontBadge = storefrontBadgeOf(id, stockCase, life)
  return {
    promotions: promotionsOf({ brand: style.brand.key, categories, isReduced }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(storefrontBadge === undefined ? {} : { storefrontBadge }),
  }
}

function variantsOf(productId: number, style: Style, color: Colorway, stockCase: StockCase) {
  const sizes = sizesOf(style)
  const stock = stockOf(productId, stockCase, sizes.length)
  return sizes.map((size, position) => ({
    id: variantIdOf(productId, position),
    referenceKey: referenceKeyOf(style.id, color.id, size),
    size,
    ...(stock[position] ?? { stock: 0 }),
  }))
}
