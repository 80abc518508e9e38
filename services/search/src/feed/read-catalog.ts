import { createBackend } from '@saum/contract/backend'
import type { Call, PayloadOf, ResultOf } from '@saum/contract/call'
import { getCategoryTree } from '@saum/contract/category'
import type { RpcTransport } from '@saum/contract/rpc'
import { listIndexChanges, listIndexProducts, type IndexProduct } from '@saum/contract/search-feed'
import type { Shop } from '@saum/domain/shops'
import { createCategoryDirectory, type CategoryDirectory } from './category-directory.ts'

const PAGE_SIZE = 500
const REQUEST_ID = 'search-feed'

/** Texts of products must not look like the marks that stored products contain. */
const MARKS = /[\uE000\uE001]/g

/** Up to where the range is known, and what else prices and places depend on. */
export interface FeedState {
  lastChange: number
  structure: string
  nextPriceChangeAt: number | null
}

export interface FeedChanges extends FeedState {
  productIds: readonly number[]
  hasMore: boolean
}

/** The whole range of a shop, page by page; the next page is asked for while one is worked on. */
export async function* readCatalog(
  transport: RpcTransport,
  shop: Shop,
): AsyncGenerator<readonly IndexProduct[]> {
  const ask = (after: number) => callShop(transport, shop, listIndexProducts, { after })
  let coming = ask(0)
  for (;;) {
    const { products, next } = await coming
    if (next !== null) {
      coming = ask(next)
      // Whoever stops reading does not hear of it; whoever goes on gets the fault when awaiting.
      coming.catch(() => {})
    }
    yield products
    if (next === null) return
  }
}

/** Those of the named products the shop sells. */
export async function readProducts(
  transport: RpcTransport,
  shop: Shop,
  ids: readonly number[],
): Promise<IndexProduct[]> {
  const found: IndexProduct[] = []
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    const page = ids.slice(start, start + PAGE_SIZE)
    const { products } = await callShop(transport, shop, listIndexProducts, { ids: page })
    found.push(...products)
  }
  return found
}

/** Up to where changes are numbered now. */
export async function readFeedState(transport: RpcTransport, shop: Shop): Promise<FeedState> {
  const { lastChange, structure, nextPriceChangeAt } = await readChangePage(
    transport,
    shop,
    Number.MAX_SAFE_INTEGER,
  )
  return { lastChange, structure, nextPriceChangeAt }
}

/** What has changed since a number; stops when that is more than `most` products. */
export async function readChanges(
  transport: RpcTransport,
  shop: Shop,
  after: number,
  most: number,
): Promise<FeedChanges> {
  const ids = new Set<number>()
  let page = await readChangePage(transport, shop, after)
  for (;;) {
    for (const id of page.productIds) ids.add(id)
    if (!page.hasMore || ids.size > most) return { ...page, productIds: [...ids] }
    page = await readChangePage(transport, shop, page.lastChange)
  }
}

async function readChangePage(
  transport: RpcTransport,
  shop: Shop,
  after: number,
): Promise<FeedChanges> {
  const { last, ...changes } = await callShop(transport, shop, listIndexChanges, { after })
  return { ...changes, lastChange: last }
}

export async function readCategories(
  transport: RpcTransport,
  shop: Shop,
): Promise<CategoryDirectory> {
  return createCategoryDirectory(await callShop(transport, shop, getCategoryTree, {}))
}

/** Nobody waits for an answer any more once the signal is given. */
export function untilEnded(transport: RpcTransport, signal: AbortSignal): RpcTransport {
  return async (request) => {
    signal.throwIfAborted()
    const ended = Promise.withResolvers<never>()
    const end = () => ended.reject(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    try {
      return await Promise.race([transport(request), ended.promise])
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
}

async function callShop<C extends Call>(
  transport: RpcTransport,
  { shopId }: Shop,
  call: C,
  payload: PayloadOf<C>,
): Promise<ResultOf<C>> {
  const owner = { shopId, requestId: REQUEST_ID }
  const answer = await createBackend(withoutMarks(transport), owner).call(call, payload)
  if (!answer.ok) throw new Error(`${call.name} was refused: ${answer.refusal.kind}`)
  return answer.value
}

function withoutMarks(transport: RpcTransport): RpcTransport {
  return async (request) => {
    const answer = await transport(request)
    return { ...answer, body: answer.body.replace(MARKS, '') }
  }
}
