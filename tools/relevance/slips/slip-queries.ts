import type { Shop } from '@saum/domain/shops'
import { createAnalyser } from '@saum/search/text/analyser'
import { createRightWords } from '@saum/search/text/right-words'
import { popularQueries, type Vocabulary } from '@saum/search/text/vocabulary'
import { seededRandom } from '../demo-range.ts'
import type { JudgedProduct } from '../range-products.ts'
import { makeSlips, type SlipKind } from './make-slips.ts'

/** A query with one slip in it, and the same without. */
export interface SlipQuery {
  kind: SlipKind
  typed: string
  meant: string
}

interface SlipParts {
  shop: Shop
  vocabulary: Vocabulary
  products: readonly JudgedProduct[]
  seed: string
}

/** A slip in a shorter word leaves too little of it. */
const SHORTEST_WORD = 4

/**
 * One slip of every kind in each word that the operator expects, alone or in a query; the same seed makes
 * the same slips. A slip that makes another word of the shop is left out: that word may be meant.
 */
export function slipQueries(parts: SlipParts): SlipQuery[] {
  const { shop, vocabulary, seed } = parts
  const isWord = wordsOf(parts)
  const found = new Map<string, SlipQuery>()
  for (const meant of expectedQueries(vocabulary, shop)) {
    const words = meant.split(' ')
    for (const [at, word] of words.entries()) {
      if (word.length < SHORTEST_WORD) continue
      for (const { kind, typed } of makeSlips(word, shop.language, seededRandom(seed, meant, at))) {
        const query = words.toSpliced(at, 1, typed).join(' ')
        if (!isWord(typed)) found.set(query, { kind, typed: query, meant })
      }
    }
  }
  return [...found.values()]
}

function expectedQueries(vocabulary: Vocabulary, { language, locale }: Shop): string[] {
  const { words, synonyms } = vocabulary.languages[language]
  const popular = popularQueries(vocabulary, locale).map(({ query }) => query)
  const regional = Object.keys(vocabulary.regions[locale]?.words ?? {})
  const all = [...words, ...synonyms.flat(), ...regional, ...popular]
  return [...new Set(all.map((query) => query.toLowerCase()))]
}

/** Whether a word stands in the vocabulary or in any text of the range, as written. */
function wordsOf({ shop, vocabulary, products }: SlipParts): (word: string) => boolean {
  const analyser = createAnalyser(shop.language, vocabulary)
  const right = createRightWords(analyser, vocabulary, shop.locale)
  const written = new Set(
    products
      .flatMap(({ product }) => textsOf(product))
      .flatMap((text) => analyser.words(text).map(({ folded }) => folded)),
  )
  return (word) => {
    const folded = analyser.fold(word)
    return right.byFolded(folded) !== null || written.has(folded)
  }
}

function textsOf(product: JudgedProduct['product']): string[] {
  const { name, color, attributes, shortDescription, description, details, materials } = product
  const labels = [color.label, color.family ?? '', ...Object.values(attributes).flat()]
  const texts = [name, shortDescription ?? '', description ?? '']
  return [...texts, ...labels, ...details, ...materials, ...product.care]
}
