import autocannon from 'autocannon'
import { getProductById } from '@saum/contract/product'
import { isSellable } from '@saum/domain/sellable'
import * as v from '@saum/schema/schema'
import { findFirstProduct } from '../../tools/support/find-product.ts'
import { fetchRaw } from '../harness/raw-body.ts'
import type { ServerProcess } from '../harness/server-process.ts'
import { openShopStage } from '../harness/shop-stage.ts'
import { describeTimes } from './timed-load.ts'

const LISTING = '/de/c/new/'
const ADDS_PER_SECOND = 500
const SECONDS = 8
const PAUSE_MS = 20

/** How long pages take alone, and while many visitors put something into their baskets. */
export async function measurePages(
  report: (text: string) => void,
): Promise<[what: string, value: string][]> {
  await using stack = new AsyncDisposableStack()
  const stage = await openShopStage(stack)
  const figures: [what: string, value: string][] = []
  for (const pageCache of ['on', 'off'] as const) {
    const title = pageCache === 'on' ? 'cached listing page' : 'uncached listing page'
    report(title)
    const server = await stage.shop(pageCache)
    const body = JSON.stringify({ payload: { variantId: await findVariant(server), quantity: 1 } })
    await pageTimes(server, 1)
    figures.push([`${title}, nothing else to do`, describeTimes(await pageTimes(server, SECONDS))])
    const [times, reached] = await Promise.all([pageTimes(server, SECONDS), add(server, body)])
    figures.push([`${title} while ${reached.toFixed(0)} adds/s run`, describeTimes(times)])
    await server.stop()
  }
  return figures
}

/** One page after the other, with a breath between them. */
async function pageTimes({ origin }: ServerProcess, seconds: number): Promise<number[]> {
  const times: number[] = []
  const endsAt = performance.now() + seconds * 1_000
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    await fetchRaw(origin + LISTING, 'br')
    times.push(performance.now() - startedAt)
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
  }
  return times
}

/** New visitors, each with one item, from a thread of their own; tells how many per second. */
async function add({ origin }: ServerProcess, body: string): Promise<number> {
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: `${origin}/api/de/rpc/addItemToBasket`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections: 32,
    overallRate: ADDS_PER_SECOND,
    duration: SECONDS,
    workers: 1,
  })
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`adding: ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`)
  }
  return requests.average
}

async function findVariant({ origin }: ServerProcess): Promise<number> {
  const path = await findFirstProduct(origin, LISTING)
  const id = Number(/(\d+)\/?$/.exec(path)?.[1])
  const response = await fetch(`${origin}/api/de/rpc/getProductById`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload: { id } }),
  })
  const { variants } = v.parse(getProductById.result, await response.json())
  const found = variants.find(({ stock }) => isSellable(stock))
  if (found === undefined) throw new Error(`Nothing is left of ${path}`)
  return found.id
}
