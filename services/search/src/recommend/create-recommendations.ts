import { createSources, type RecommendationParts, type Seeds } from './sources.ts'
import type { RecommendationQuestion, Recommendations } from './recommendations.ts'
import { stylesOf } from './product-traits.ts'
import { findSlot, headlineOf, type Slot, type Source } from './slots.ts'

const MAX_KNOWN = 100
/** Fewer do not fill a row, so the next source is asked whether it has more. */
const A_ROW = 4

/** Products for the slots of a shop: learned from visitors, else from the range itself. */
export function createRecommendations(parts: RecommendationParts): Recommendations {
  const sources = createSources(parts)

  async function chooseSource(slot: Slot, seeds: Seeds) {
    let chosen: { source: Source; ids: readonly number[] } | null = null
    for (const source of slot.sources) {
      const ids = await sources[source](seeds)
      if (chosen === null || ids.length > chosen.ids.length) chosen = { source, ids }
      if (chosen.ids.length >= A_ROW) break
    }
    return chosen
  }

  return {
    async recommend(question) {
      const slot = findSlot(question.slotId)
      if (slot === null) return null
      const chosen = await chooseSource(slot, await seedsOf(question, parts))
      if (chosen === null) return null
      const perPage = Math.max(1, Math.trunc(question.perPage) || 1)
      const from = Math.max(0, Math.trunc(question.page) || 0) * perPage
      return {
        headline: headlineOf(chosen.source, parts.shop.language),
        productIds: chosen.ids.slice(from, from + perPage),
        total: chosen.ids.length,
      }
    },
  }
}

/** Never the product itself, in whatever color, and nothing that is in the cart already. */
async function seedsOf(
  question: RecommendationQuestion,
  { signals, index }: RecommendationParts,
): Promise<Seeds> {
  const cart = question.cart.slice(-MAX_KNOWN)
  const purchased = question.purchased.slice(-MAX_KNOWN)
  const own = question.productId === null ? [] : [question.productId]
  const recent = question.clientId === null ? [] : signals.viewedBy(question.clientId, MAX_KNOWN)
  return {
    products: own.length > 0 ? own : cart.toReversed(),
    recent,
    excludedStyles: await stylesOf(index, [...own, ...cart]),
    ownedStyles: await stylesOf(index, purchased),
  }
}
