import { execFile } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { IndexAnswer } from '@saum/search/index/index-answer'
import { openIndex } from '@saum/search/index/index-file'
import type { SearchIndex } from '@saum/search/index/search-index'
import { SHOP_SCHEMA } from '@saum/search/shop-schema'
import { createSuggestions } from '@saum/search/suggest/create-suggestions'
import { createAnalyser } from '@saum/search/text/analyser'
import { loadVocabulary } from '@saum/search/text/load-vocabulary'
import type { QueryPlanner } from '@saum/search/text/query-plan'
import { createQueryPlanner } from '@saum/search/text/query-planner'
import { SUGGESTION_LIMIT, type Engine, type EngineAnswer, type EngineSetting } from './engine.ts'
import { CANDIDATES_FILE } from './floor.ts'
import type { OwnBuildFigures } from './own-build.ts'
import { toFacetSearch, toFoundIds, toListing, toSearch } from './own-questions.ts'
import { askQuestions, listPhrases } from './questions.ts'

const BUILD_PROGRAM = fileURLToPath(import.meta.resolve('./own-build.ts'))
const VOCABULARY_FILE = 'catalog/search/vocabulary.json'
const MEGABYTE = 1_048_576

/** Our index with the planner of queries, opened from its file as a shop does when it starts. */
export async function createOwnEngine({ products, folder }: EngineSetting): Promise<Engine> {
  const file = join(folder, 'search.index')
  const built = await build(products, file)
  const openedAt = performance.now()
  const opened = await openIndex(file, SHOP_SCHEMA)
  if (!opened.ok) throw new Error(`The saved index is ${opened.refusal.kind}`)
  const { index } = opened.value
  const openMs = performance.now() - openedAt
  const vocabulary = loadVocabulary(VOCABULARY_FILE)
  const analyser = createAnalyser('de', vocabulary)
  const planner = createQueryPlanner({ locale: 'de-DE', vocabulary, analyser, index })
  const suggestions = createSuggestions({
    shop: { language: 'de' },
    signals: { queries: () => [], backedZeroResultQueries: () => [] },
    knownQueries: async () => new Set(),
    finds: async () => true,
    popular: Array.from(listPhrases(products), ([query, weight]) => ({ query, weight })),
    catalogTerms: [],
  })
  await writeCandidates(folder, products, { index, planner })

  return {
    counts: 'styles',
    buildSeconds: built.buildSeconds,
    figures: {
      'MB at most meanwhile': built.peakMegabytes,
      'seconds to save': round(built.saveSeconds),
      'MB on disk': Math.round((await stat(file)).size / MEGABYTE),
      'MB of arrays': Math.round(index.size.bytes / MEGABYTE),
      'ms to reopen': Math.round(openMs),
      terms: index.size.terms,
      styles: index.size.groups,
    },
    listing: async (question) => toAnswer(await index.ask(toListing(question))),
    async search(question) {
      const { text } = await planner.plan(question.query)
      return toAnswer(await index.ask(toSearch(question, text)))
    },
    async suggest(typed) {
      return (await suggestions.complete(typed, SUGGESTION_LIMIT)).length
    },
    async facetSearch(question) {
      const { facets } = await index.ask(toFacetSearch(question))
      const [facet] = facets
      const values = facet?.kind === 'keyword' ? facet.values : []
      return values.filter(({ value }) => value.toLowerCase().startsWith(question.start)).length
    },
    close: () => {},
  }
}

async function build(products: number, file: string): Promise<OwnBuildFigures> {
  const args = [BUILD_PROGRAM, String(products), file, VOCABULARY_FILE]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as OwnBuildFigures
}

function toAnswer({ total, hits, facets }: IndexAnswer): EngineAnswer {
  const values = facets.reduce((sum, facet) => {
    if (facet.kind === 'keyword') return sum + facet.values.length
    return sum + (facet.kind === 'range' ? facet.counts.length : facet.roots.length)
  }, 0)
  return { total, products: hits.map(({ product }) => product), values }
}

/** Which products each search looks at, for the lower bound. */
async function writeCandidates(
  folder: string,
  products: number,
  { index, planner }: { index: SearchIndex; planner: QueryPlanner },
): Promise<void> {
  const entries: [string, number[]][] = []
  for (const { query } of askQuestions(products).search) {
    const { text } = await planner.plan(query)
    const { facets } = await index.ask(toFoundIds(text))
    const [facet] = facets
    const values = facet?.kind === 'keyword' ? facet.values : []
    entries.push([query, values.map(({ value }) => Number(value))])
  }
  await writeFile(join(folder, CANDIDATES_FILE), JSON.stringify(entries))
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
