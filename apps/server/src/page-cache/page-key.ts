import { isExperimentKey, type ExperimentKey } from '@saum/domain/experiments'
import { isShopChoice } from '@saum/domain/locale-choice'
import { faultOf } from '../request-target.ts'

/** Under which name a page is kept: its path and what the page reads of its query. */
export interface PageKey {
  key: string
  /** The query says more than the page reads, which a kept page must not repeat. */
  hasUnread: boolean
}

/** What a page reads of a query, sorted; `''` or `?…`. */
export type ReadQuery = (pathname: string, search: string) => string

const PREVIEW = /^(?:preview|editor)/i
const MAX_KEY_LENGTH = 1024
/** A campaign link or a form of filters is far below. The cache answers before any limit: it must not parse more. */
const MAX_QUERY_LENGTH = 2048
const MAX_PAIRS = 64

/**
 * Null when the response must not be kept at all: previews, a chosen shop, addresses that are refused, and queries
 * that are long to read. Those pages are rendered as often as their address may have pages rendered.
 */
export function pageKeyOf(target: string, readQuery: ReadQuery): PageKey | null {
  const queryStart = target.indexOf('?')
  if (queryStart === -1) return shortKey(target, false)
  const path = target.slice(0, queryStart)
  const search = target.slice(queryStart)
  if (isLong(search)) return null
  if (isShopChoice(search) || faultOf({ pathname: path, search }) !== null) return null
  const query = new URLSearchParams(search)
  for (const name of query.keys()) if (PREVIEW.test(name)) return null
  query.sort()
  const read = readQuery(path, search)
  return shortKey(path + read, read.slice(1) !== query.toString())
}

function isLong(search: string): boolean {
  if (search.length > MAX_QUERY_LENGTH) return true
  let pairs = 1
  for (let at = search.indexOf('&'); at !== -1; at = search.indexOf('&', at + 1)) pairs += 1
  return pairs > MAX_PAIRS
}

function shortKey(key: string, hasUnread: boolean): PageKey | null {
  return key.length > MAX_KEY_LENGTH ? null : { key, hasUnread }
}

/** The name of the page in another version. No address has a space in it, so none can ask for it. */
export function keyInVersion(key: string, variants: readonly ExperimentKey[]): string {
  return variants.length === 0 ? key : `${key} ${variants.join(' ')}`
}

export interface PageInVersion {
  /** Path and query. */
  target: string
  variants: ExperimentKey[]
}

export function pageOfKey(key: string): PageInVersion {
  const [target = '', ...variants] = key.split(' ')
  return { target, variants: variants.filter(isExperimentKey) }
}

/** The path of the page, in whichever version. */
export function pathOfKey(key: string): string {
  return key.split(/[? ]/, 1)[0] ?? key
}
