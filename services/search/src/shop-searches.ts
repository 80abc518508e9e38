import { randomUUID } from 'node:crypto'
import type { ContentPage } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import { SHOPS, type Shop, type ShopId } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { tellPassages, withFallback, type AnswerGenerator } from './answers/answer-generator.ts'
import { createChatGenerator } from './answers/chat-generator.ts'
import { createAnswerSource } from './answers/create-answer-source.ts'
import { indexPages, type PageIndex } from './answers/index-pages.ts'
import type { Events } from './events/open-events.ts'
import type { CurrentRange } from './feed/kept-range.ts'
import { readProducts } from './feed/read-catalog.ts'
import type { SearchIndex } from './index/search-index.ts'
import { countFound } from './listing/find-products.ts'
import { createRecommendations } from './recommend/create-recommendations.ts'
import type { OpenRules } from './rules/open-rules.ts'
import type { SearchHealth } from './search-messages.ts'
import type { SearchOptions } from './search-options.ts'
import type { ShopSearch } from './shop-search.ts'
import { createKeptSuggestions, type KeptSuggestions } from './suggest/kept-suggestions.ts'
import { createAnalyser, type Analyser } from './text/analyser.ts'
import { createKnownQueries, vocabularyTerms, type KnownQueries } from './text/known-words.ts'
import { partPlaces } from './text/part-places.ts'
import { createQueryPlanner } from './text/query-planner.ts'
import { languageOf, popularQueries, type Vocabulary } from './text/vocabulary.ts'

interface ShopSearchesParts {
  options: SearchOptions
  transport: RpcTransport
  vocabulary: Vocabulary
  rules: OpenRules
  events: Events
  log: Log
}

interface Lasting {
  suggestions: KeptSuggestions
  knownQueriesIn(index: SearchIndex): KnownQueries
  pageIndex: PageIndex
}

/** What each shop is answered from; a shop appears here with its first index. */
export interface ShopSearches {
  analyserOf(shop: Shop): Analyser
  find(shopId: ShopId): ShopSearch | null
  adopt(shop: Shop, range: CurrentRange): void
  health(): SearchHealth
  replacePages(pages: readonly ContentPage[]): void
}

export function createShopSearches(parts: ShopSearchesParts): ShopSearches {
  const { vocabulary } = parts
  const analysers = new Map<string, Analyser>()
  const searches = new Map<ShopId, ShopSearch>()
  /** What outlives an index: it is dear to make and depends on other things. */
  const lasting = new Map(SHOPS.map((shop) => [shop.shopId, createLasting(shop)]))

  function createLasting(shop: Shop): Lasting {
    const signals = parts.events.signalsOf(shop.shopId)
    const popular = popularQueries(vocabulary, shop.locale)
    const analyser = analyserOf(shop)
    const words = { analyser, terms: vocabularyTerms(analyser, vocabulary, shop.locale) }
    const knownQueriesIn = (index: SearchIndex) => createKnownQueries(words, index)
    const finds = async (query: string) => {
      const search = searches.get(shop.shopId)
      return search === undefined || (await countFound(search, query)) > 0
    }
    const { log, options } = parts
    const partsIn = (word: string) =>
      partPlaces(word, analyser)
        .map(({ start }) => start)
        .slice(1)
    const own = { shop, signals, popular, partsIn }
    return {
      suggestions: createKeptSuggestions({ ...own, knownQueriesIn, finds, log }),
      knownQueriesIn,
      pageIndex: indexPages({ shop, pages: options.pages, analyse: analyser.analyse }),
    }
  }

  function analyserOf({ locale }: Shop): Analyser {
    const language = languageOf(locale)
    const known = analysers.get(language) ?? createAnalyser(language, vocabulary)
    analysers.set(language, known)
    return known
  }

  return {
    analyserOf,
    find: (shopId) => searches.get(shopId) ?? null,
    adopt(shop, range) {
      const kept = lasting.get(shop.shopId)
      if (kept === undefined) return
      kept.suggestions.follow(range)
      const analyser = analyserOf(shop)
      searches.set(shop.shopId, assemble(shop, range, { ...parts, ...kept, analyser }))
    },
    replacePages(pages) {
      for (const { pageIndex } of lasting.values()) pageIndex.replace(pages)
    },
    health() {
      const missing = SHOPS.filter(({ shopId }) => !searches.has(shopId)).map(({ path }) => path)
      return missing.length === 0
        ? { ok: true, detail: 'every shop can be searched' }
        : { ok: false, detail: `the index is being built for ${missing.join(', ')}` }
    },
  }
}

function assemble(
  shop: Shop,
  { index, categories }: CurrentRange,
  parts: ShopSearchesParts & Lasting & { analyser: Analyser },
): ShopSearch {
  const { options, transport, vocabulary, rules, events, analyser } = parts
  const signals = events.signalsOf(shop.shopId)
  const productOf = async (id: number) => (await readProducts(transport, shop, [id])).at(0) ?? null
  return {
    shop,
    index,
    categories,
    signals,
    suggestions: parts.suggestions,
    rules: rules.rulesOf(shop.shopId),
    knownQueries: parts.knownQueriesIn(index),
    planner: createQueryPlanner({ locale: shop.locale, vocabulary, analyser, index }),
    recommendations: createRecommendations({
      shop,
      signals,
      index,
      combineWith: async (id) => (await productOf(id))?.combineWith ?? [],
    }),
    answers: createAnswerSource({
      shop,
      pages: options.pages,
      analyse: analyser.analyse,
      index,
      pageIndex: parts.pageIndex,
      productFacts: productOf,
      createId: randomUUID,
      generate: generatorOf(parts),
    }),
  }
}

/** A language model words the answer where one is configured; without it passages are told. */
function generatorOf({ options: { answerModel }, log }: ShopSearchesParts): AnswerGenerator {
  if (answerModel === null) return tellPassages
  return withFallback(createChatGenerator({ ...answerModel, log }), tellPassages)
}
