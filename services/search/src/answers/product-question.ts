import type { IndexProduct } from '@saum/contract/search-feed'
import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { Analyse } from '../index/analyse.ts'
import { EVERYTHING } from '../index/everything.ts'
import type { TextQuestion } from '../index/index-question.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { choosePassages, type ChosenPassages } from './choose-passages.ts'
import { createPassageIndex } from './passage-index.ts'
import { toProductPassages } from './product-passages.ts'
import type { Question, QuestionWord, ReadQuestion } from './question.ts'

export interface ProductQuestionParts {
  shop: Shop
  analyse: Analyse
  read: ReadQuestion
  index: Pick<SearchIndex, 'ask'>
  /** Everything the catalogue says about a product; `null` if it is gone. */
  productFacts(id: number): Promise<IndexProduct | null>
}

interface NamedProduct {
  id: number
  clickUri: string
  /** Terms of the question that name it and ask nothing. */
  nameTerms: ReadonlySet<string>
}

/** A name of one word is the word for a kind of thing; more words name one of them. */
const FEWEST_NAME_TERMS = 2
const CANDIDATES = 5
/** Article numbers have at least this many digits. */
const NUMBER_PATTERN = /\d{5,}[\d-]*/g

const storedProduct = v.object({ clickUri: v.string(), ec_name: v.nullable(v.string()) })

/** Answers what a product is made of, how it is cared for and the like; `null` if none is named. */
export async function answerFromProduct(
  query: string,
  parts: ProductQuestionParts,
): Promise<ChosenPassages | null> {
  const question = parts.read(query)
  const said = allWords(question)
  const named = (await findByNumber(query, parts)) ?? (await findByName(said, parts))
  if (named === null) return null
  const facts = await parts.productFacts(named.id)
  if (facts === null) return null
  const asked = said.filter((word) => !word.some(({ term }) => named.nameTerms.has(term)))
  if (asked.length === 0) return null
  const passages = toProductPassages(facts, parts.shop, named.clickUri)
  return choosePassages(
    createPassageIndex(passages, parts.analyse, parts.shop.language).find(
      { ...question, words: asked, asides: [], spoken: new Set() },
      CANDIDATES,
    ),
  )
}

async function findByNumber(
  query: string,
  { index, analyse }: ProductQuestionParts,
): Promise<NamedProduct | null> {
  const numbers = query.match(NUMBER_PATTERN)?.slice(0, 3) ?? []
  for (const number of numbers) {
    const terms = analyse(number).map(({ term }) => term)
    const { total, hits } = await askFor(index, terms, terms.length)
    const [hit] = hits
    if (total === 1 && hit) {
      return { id: hit.id, clickUri: readStored(hit.product).clickUri, nameTerms: new Set(terms) }
    }
  }
  return null
}

/** Only a product whose whole name is in the question; the kind of thing alone names nothing. */
async function findByName(
  words: readonly QuestionWord[],
  { index, analyse, read }: ProductQuestionParts,
): Promise<NamedProduct | null> {
  const terms = words.flatMap(([own]) => (own === undefined ? [] : [own.term]))
  if (terms.length <= FEWEST_NAME_TERMS) return null
  const { hits } = await askFor(index, terms, FEWEST_NAME_TERMS)
  for (const hit of hits) {
    const { clickUri, ec_name: name } = readStored(hit.product)
    const nameTerms = new Set(
      allWords(read(name ?? '')).flatMap(([own]) => (own ? [own.term] : [])),
    )
    const isNamed = [...nameTerms].every((term) => terms.includes(term))
    if (nameTerms.size >= FEWEST_NAME_TERMS && isNamed) {
      const all = new Set([...nameTerms, ...analyse(name ?? '').map(({ term }) => term)])
      return { id: hit.id, clickUri, nameTerms: all }
    }
  }
  return null
}

function allWords({ words, asides, intentWords }: Question): readonly QuestionWord[] {
  return [...words, ...asides, ...intentWords]
}

function askFor(index: ProductQuestionParts['index'], terms: readonly string[], minimum: number) {
  const text: TextQuestion = {
    words: terms.map((term) => ({ alternatives: [{ kind: 'term', term, weight: 1 }] })),
    minimum,
  }
  return index.ask({ ...EVERYTHING, text, size: CANDIDATES })
}

function readStored(product: string): v.InferOutput<typeof storedProduct> {
  return v.parse(storedProduct, JSON.parse(product))
}
