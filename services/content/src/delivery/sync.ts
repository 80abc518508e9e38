import type { Item } from '../space/item.ts'
import type { View } from '../space/view.ts'
import { invalidQuery } from './api-error.ts'
import { sysLinks, toResource, type Reading } from './reading.ts'
import { readToken, SYNC_TYPES, unusableToken, writeToken, type SyncToken } from './sync-token.ts'

const PAGE_SIZE = 1000

export interface SyncRequest {
  parameters: URLSearchParams
  /** The address of this sync without its parameters, for the links to go on with. */
  address: string
  reading: Reading
  findView(digest: string): View | null
  now: number
}

/** Everything, or what changed since a token was given, page by page. */
export function answerSync({ parameters, address, reading, findView, now }: SyncRequest): object {
  const given = parameters.get('sync_token')
  const token = given === null ? initialToken(parameters, reading) : readToken(given)
  const from = token.from === null ? null : findView(token.from)
  const to = token.to === null ? reading.view : findView(token.to)
  // A reader who has everything starts a difference; one in the middle of its pages goes on there.
  if (to === null || (token.from !== null && from === null)) throw unusableToken()

  const changes = changesBetween(from, to, token)
  const page = changes.slice(token.skip, token.skip + token.limit)
  const reach = token.skip + token.limit
  const isLast = reach >= changes.length
  const next: SyncToken = isLast
    ? { ...token, from: to.digest, to: null, skip: 0 }
    : { ...token, to: to.digest, skip: reach }
  return {
    sys: { type: 'Array' },
    items: page.map(({ item, isDeleted }) =>
      isDeleted ? toDeletion(item, reading, now) : toResource(item, '*', reading),
    ),
    [isLast ? 'nextSyncUrl' : 'nextPageUrl']: `${address}?sync_token=${writeToken(next)}`,
  }
}

function initialToken(parameters: URLSearchParams, { types }: Reading): SyncToken {
  if (parameters.get('initial') !== 'true') {
    throw invalidQuery('sync', 'needs initial=true or a sync_token')
  }
  const type = SYNC_TYPES.find((one) => one === (parameters.get('type') ?? 'all'))
  if (type === undefined) throw invalidQuery('type', `must be one of ${SYNC_TYPES.join(', ')}`)
  const contentType = parameters.get('content_type')
  if (contentType !== null && type !== 'Entry') {
    throw invalidQuery('content_type', 'needs type=Entry beside it')
  }
  if (contentType !== null && !types.has(contentType)) {
    throw invalidQuery('content_type', `is unknown: ${contentType}`)
  }
  const limit = Number(parameters.get('limit') ?? PAGE_SIZE)
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_SIZE) {
    throw invalidQuery('limit', `must be a whole number from 1 to ${PAGE_SIZE}`)
  }
  return { from: null, to: null, skip: 0, limit, type, contentType }
}

interface Change {
  item: Item
  isDeleted: boolean
}

function changesBetween(from: View | null, to: View, { type, contentType }: SyncToken): Change[] {
  const changed = to.items
    .entries()
    .filter(([key, item]) => from?.items.get(key)?.version !== item.version)
    .map(([, item]) => ({ item, isDeleted: false }))
  const deleted = (from?.items ?? new Map<never, Item>())
    .entries()
    .filter(([key]) => !to.items.has(key))
    .map(([, item]) => ({ item, isDeleted: true }))
  return [...changed, ...deleted].filter(({ item, isDeleted }) => {
    const name = isDeleted ? `Deleted${item.kind}` : item.kind
    const isWanted = type === 'all' || type === name || (type === 'Deletion' && isDeleted)
    const isOfType = contentType === null || (item.kind === 'Entry' && item.type === contentType)
    return isWanted && isOfType
  })
}

function toDeletion(item: Item, reading: Reading, now: number): object {
  const deletedAt = new Date(now).toISOString()
  return {
    sys: {
      ...sysLinks(reading),
      type: `Deleted${item.kind}`,
      id: item.id,
      revision: reading.revisionOf(item),
      createdAt: deletedAt,
      updatedAt: deletedAt,
      deletedAt,
    },
  }
}
