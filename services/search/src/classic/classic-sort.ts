import { SHOP_SCHEMA } from '../shop-schema.ts'
import type { SortKey } from '../index/index-question.ts'
import { ProtocolError } from '../http/protocol-error.ts'

const MOST_KEYS = 5
const BY_RELEVANCE: ReadonlySet<string> = new Set(['relevancy', 'qre', 'nosort'])
const CRITERION = /^(date|@([a-z_]\w*))\s+(ascending|descending)$/i

/** `date descending,@ec_price ascending`: first key first. */
export function toSortKeys(criteria: string): readonly SortKey[] {
  const texts = criteria.split(',', MOST_KEYS + 1).map((text) => text.trim())
  if (texts.length > MOST_KEYS) {
    throw new ProtocolError('INVALID_REQUEST', `sortCriteria: more than ${MOST_KEYS} criteria.`)
  }
  return texts.map(toSortKey)
}

function toSortKey(text: string): SortKey {
  if (BY_RELEVANCE.has(text.toLowerCase())) return { by: 'relevance' }
  const [, named = '', fieldName = '', order = ''] = CRITERION.exec(text) ?? []
  const field = named.toLowerCase() === 'date' ? 'ec_date' : fieldName.toLowerCase()
  const direction = order.toLowerCase() === 'descending' ? 'desc' : 'asc'
  if (isOneOf(SHOP_SCHEMA.numbers, field)) return { by: 'number', field, direction }
  if (isOneOf(SHOP_SCHEMA.keywords, field)) return { by: 'keyword', field, direction }
  throw new ProtocolError('INVALID_REQUEST', `sortCriteria: "${text}" is not known.`)
}

function isOneOf(fields: readonly string[], field: string): boolean {
  return fields.includes(field)
}
