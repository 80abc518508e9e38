import type { Item } from '../space/item.ts'
import { ApiError, invalidQuery } from './api-error.ts'
import { checkPath, type Scope } from './query-path.ts'
import { OPERATORS, toList, type Operator } from './operators.ts'
import type { LocaleChoice, Reading } from './reading.ts'

export interface Condition {
  path: readonly string[]
  operator: Operator
  wanted: string
}

export interface Ordering {
  path: readonly string[]
  isDescending: boolean
}

export interface CollectionQuery {
  contentType: string | null
  conditions: Condition[]
  words: string | null
  order: Ordering[]
  select: string[] | null
  linksTo: { kind: Item['kind']; id: string } | null
  mimeGroup: string | null
  skip: number
  limit: number
  /** Whether pages are found by a place in the order and not by a number. */
  cursor: boolean
  pageNext: string | null
  pagePrev: string | null
  include: number
  locale: LocaleChoice
}

const MAX_LIMIT = 1000
const MAX_SKIP = 1_000_000
const MAX_INCLUDE = 10
const MAX_CONDITIONS = 20
/** Every word is looked for in every text. */
const MAX_WORDS_LENGTH = 200
const KEY = /^([\w.]+)(?:\[(\w+)\])?$/

const KNOWN = new Set([
  'access_token',
  'content_type',
  'query',
  'order',
  'select',
  'skip',
  'limit',
  'cursor',
  'pageNext',
  'pagePrev',
  'include',
  'locale',
  'links_to_entry',
  'links_to_asset',
  'mimetype_group',
])

/** The parameters of a request for entries or assets, every one of them understood. */
export function parseQuery(
  parameters: URLSearchParams,
  kind: Item['kind'],
  reading: Reading,
): CollectionQuery {
  const contentType = parameters.get('content_type')
  const type = contentType === null ? null : (reading.types.get(contentType) ?? null)
  if (contentType !== null && type === null) {
    throw invalidQuery('content_type', `is unknown: ${contentType}`)
  }
  const scope = { kind, type }
  const filters = [...parameters].filter(([key]) => !KNOWN.has(key))
  if (filters.length > MAX_CONDITIONS) throw invalidQuery('query', 'has too many filters')
  const entry = parameters.get('links_to_entry')
  const asset = parameters.get('links_to_asset')
  return {
    contentType,
    conditions: filters.map(([key, wanted]) => toCondition(key, wanted, scope)),
    words: toWords('query', parameters.get('query')),
    order: listOf(parameters.get('order')).map((one) => toOrdering(one, scope)),
    select: toSelect(parameters.get('select'), scope),
    linksTo:
      entry !== null
        ? { kind: 'Entry', id: entry }
        : asset === null
          ? null
          : { kind: 'Asset', id: asset },
    mimeGroup: parameters.get('mimetype_group'),
    skip: toNumber(parameters, 'skip', { byDefault: 0, max: MAX_SKIP }),
    limit: toNumber(parameters, 'limit', { byDefault: 100, max: MAX_LIMIT }),
    ...toCursor(parameters),
    include: toNumber(parameters, 'include', { byDefault: 1, max: MAX_INCLUDE }),
    locale: toLocale(parameters.get('locale'), reading),
  }
}

function toCursor(parameters: URLSearchParams) {
  const given = parameters.get('cursor')
  if (given !== null && given !== 'true' && given !== 'false') {
    throw invalidQuery('cursor', 'must be true or false')
  }
  const cursor = given === 'true'
  const pageNext = parameters.get('pageNext')
  const pagePrev = parameters.get('pagePrev')
  if (!cursor && (pageNext ?? pagePrev) !== null) {
    throw invalidQuery(pageNext === null ? 'pagePrev' : 'pageNext', 'needs cursor=true beside it')
  }
  if (pageNext !== null && pagePrev !== null) throw invalidQuery('pagePrev', 'excludes pageNext')
  if (cursor && parameters.has('skip')) throw invalidQuery('skip', 'excludes cursor=true')
  if (cursor && parameters.get('limit') === '0') throw invalidQuery('limit', 'must be at least 1')
  return { cursor, pageNext, pagePrev }
}

export function toLocale(given: string | null, { space }: Reading): LocaleChoice {
  const locale = given ?? space.defaultLocale
  if (locale !== '*' && !space.chains.has(locale)) {
    throw new ApiError(400, 'BadRequest', `Unknown locale: ${locale}`)
  }
  return locale
}

function toCondition(key: string, wanted: string, scope: Scope): Condition {
  const [, path = '', name] = KEY.exec(key) ?? []
  const operator = name === undefined ? 'eq' : OPERATORS.find((one) => one === name)
  if (path === '' || operator === undefined) throw invalidQuery(key, 'is not a known filter')
  if (operator === 'exists' && wanted !== 'true' && wanted !== 'false') {
    throw invalidQuery(path, 'can only exist as true or false')
  }
  if (operator === 'match') toWords(path, wanted)
  const steps = path.split('.')
  checkPath(steps, scope)
  return { path: steps, operator, wanted }
}

const ORDERED = ['Symbol', 'Integer', 'Number', 'Date', 'Boolean']

function toOrdering(text: string, scope: Scope): Ordering {
  const isDescending = text.startsWith('-')
  const words = isDescending ? text.slice(1) : text
  const path = words.split('.')
  const field = checkPath(path, scope)
  if (field !== null && path.length === 2 && !ORDERED.includes(field.type)) {
    throw invalidQuery(words, `cannot be ordered by, as it is ${field.type}`)
  }
  return { path, isDescending }
}

function toSelect(text: string | null, { kind, type }: Scope): string[] | null {
  if (text === null) return null
  const paths = listOf(text)
  for (const path of paths) {
    if (!/^(?:sys|fields|metadata)(?:\.|$)/.test(path))
      throw invalidQuery(path, 'cannot be selected')
    const isField = path.startsWith('fields.')
    if (isField && kind === 'Entry' && type === null) {
      throw invalidQuery('select', 'needs a content_type beside it')
    }
  }
  return paths
}

function toWords(path: string, words: string | null): string | null {
  if (words !== null && words.length > MAX_WORDS_LENGTH) {
    throw invalidQuery(path, `must not be longer than ${MAX_WORDS_LENGTH} characters`)
  }
  return words
}

function listOf(text: string | null): string[] {
  return text === null || text === '' ? [] : toList(text)
}

function toNumber(
  parameters: URLSearchParams,
  key: string,
  { byDefault, max }: { byDefault: number; max: number },
): number {
  const given = parameters.get(key)
  if (given === null) return byDefault
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (!(number <= max)) throw invalidQuery(key, `must be a whole number up to ${max}`)
  return number
}
