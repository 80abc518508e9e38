import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { IndexHit } from '../index/index-answer.ts'
import { FIXED_FIELDS } from './classic-fields.ts'
import type { FindWords } from './highlight-words.ts'

interface ResultParts {
  shop: Shop
  findWords: FindWords
  /** Which fields the client wants; all without a list. */
  fields: ReadonlySet<string> | null
  /** Most colors listed below a style; 0 where the client folds nothing. */
  mostChildren: number
  /** Score of the best result. */
  topScore: number
}

const UNIQUE_ID_PREFIX = 'product.'
const EXCERPT_CHARACTERS = 200

const storedProduct = v.looseObject({
  permanentid: v.string(),
  clickUri: v.string(),
  ec_name: v.nullish(v.string()),
  ec_shortdesc: v.nullish(v.string()),
  ec_description: v.nullish(v.string()),
})
type StoredProduct = v.InferOutput<typeof storedProduct>

const LANGUAGE_NAMES: Readonly<Record<Shop['language'], string>> = {
  de: 'German',
  fr: 'French',
  en: 'English',
}

/** Sent whatever fields are asked for: events are about them. */
const BASE_FIELDS = ['urihash', 'permanentid', ...Object.keys(FIXED_FIELDS)]

/** A style as one result of a classic search, its other colors below it where they are folded. */
export function toResult(hit: IndexHit, parts: ResultParts) {
  const own = readProduct(hit.product)
  const result = toSingleResult(own, hit.score, parts)
  if (parts.mostChildren === 0) {
    return { ...result, childResults: [], totalNumberOfChildResults: 0 }
  }
  const others = hit.children
    .map(readProduct)
    .filter(({ permanentid }) => permanentid !== own.permanentid)
  return {
    ...result,
    raw: folded(result.raw, own, own),
    childResults: others.slice(0, parts.mostChildren).map((other) => {
      const child = toSingleResult(other, hit.score, parts)
      return { ...child, raw: folded(child.raw, other, own), childResults: [] }
    }),
    totalNumberOfChildResults: others.length,
  }
}

/** The number of the product a unique id stands for; `null` if it is not one of ours. */
export function productIdOf(uniqueId: string): number | null {
  const digits = uniqueId.startsWith(UNIQUE_ID_PREFIX)
    ? uniqueId.slice(UNIQUE_ID_PREFIX.length)
    : ''
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

export function readProduct(json: string): StoredProduct {
  return v.parse(storedProduct, JSON.parse(json))
}

function toSingleResult(product: StoredProduct, score: number, parts: ResultParts) {
  const { shop, findWords, topScore } = parts
  const title = product.ec_name ?? ''
  const excerpt = excerptOf(product)
  const uri = product.clickUri
  return {
    title,
    uri,
    printableUri: uri,
    clickUri: uri,
    uniqueId: `${UNIQUE_ID_PREFIX}${product.permanentid}`,
    excerpt,
    firstSentences: excerpt,
    summary: null,
    flags: 'HasHtmlVersion',
    hasHtmlVersion: true,
    hasMobileHtmlVersion: false,
    score: Math.round(score * 1000),
    percentScore: topScore > 0 ? Math.min(100, (score / topScore) * 100) : 0,
    rankingInfo: null,
    rankingModifier: '',
    rating: 0,
    isTopResult: false,
    isRecommendation: false,
    isUserActionView: false,
    titleHighlights: findWords(title),
    excerptHighlights: findWords(excerpt),
    firstSentencesHighlights: findWords(excerpt),
    printableUriHighlights: [],
    summaryHighlights: [],
    absentTerms: [],
    raw: toRaw(product, shop, parts.fields),
    parentResult: null,
  }
}

function toRaw(product: StoredProduct, shop: Shop, fields: ReadonlySet<string> | null) {
  const { clickUri: _, ...stored } = product
  const raw: Record<string, unknown> = {
    ...stored,
    ...FIXED_FIELDS,
    urihash: `saum${product.permanentid}`,
    language: [LANGUAGE_NAMES[shop.language]],
  }
  if (fields === null) return raw
  const wanted = [...BASE_FIELDS, ...fields].filter((field) => Object.hasOwn(raw, field))
  return Object.fromEntries(wanted.map((field) => [field, raw[field]]))
}

/** How clients put a style together again: its own parent is the color on top. */
function folded(raw: Record<string, unknown>, product: StoredProduct, top: StoredProduct) {
  return {
    ...raw,
    foldingcollection: product['ec_item_group_id'],
    foldingparent: top.permanentid,
    foldingchild: [product.permanentid],
  }
}

function excerptOf({ ec_shortdesc: short, ec_description: long }: StoredProduct): string {
  const text = short ?? long ?? ''
  if (text.length <= EXCERPT_CHARACTERS) return text
  const end = text.lastIndexOf(' ', EXCERPT_CHARACTERS)
  return `${text.slice(0, end > 0 ? end : EXCERPT_CHARACTERS)} …`
}
