import { brotliCompressSync } from 'node:zlib'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { pageDuel, runDuels, type Duel, type Rounds } from './harness/duel.ts'
import { fetchRaw } from './harness/raw-body.ts'
import { openShopStage, residentMegabytes } from './harness/shop-stage.ts'
import { measureFilterClicks } from './pages/filter-clicks.ts'
import { findFirstProduct } from '../tools/support/find-product.ts'

const LISTING = '/de/c/new/'
const SEARCH = '/de/search/?searchTerm=kleid'
const ROUNDS: Rounds = { count: 5, seconds: 4, warmUpSeconds: 3 }

/** How far listing, search and product pages are from the bare limits, and how fast a filter answers. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const stage = await openShopStage(stack)

  report('starting the servers')
  const uncached = await stage.shop('off')
  const cached = await stage.shop('on')
  const render = await stage.bareRender(SEARCH)
  const product = await findFirstProduct(cached.origin, LISTING)
  const pages = { listing: LISTING, search: SEARCH, product }

  const duels: Duel[] = []
  for (const [name, path] of Object.entries(pages)) {
    duels.push(
      pageDuel(`uncached ${name} page against bare renderToString`, [uncached, render], path),
    )
  }
  for (const [name, path] of Object.entries({ listing: LISTING, product })) {
    const bytes = await stage.bareBytes(cached, path)
    duels.push(
      pageDuel(`cached ${name} page against bare bytes, brotli`, [cached, bytes], path, 'br'),
    )
  }
  const contests = await runDuels(duels, ROUNDS, report)

  report('clicking filters')
  const clicks = await measureFilterClicks(cached.origin, LISTING)
  const sizes = Object.entries(pages).map(async ([name, path]) => {
    const { body } = await fetchRaw(uncached.origin + path, 'identity')
    return [`${name} page, HTML`, sizeOf(body)] as const
  })
  return aReport({
    contests,
    figures: [...(await Promise.all(sizes)), ...clicks],
    residentMegabytes: {
      'ours without page cache': await residentMegabytes(uncached),
      'ours with page cache': await residentMegabytes(cached),
      'bare renderToString': await residentMegabytes(render),
    },
  })
}

function sizeOf(body: Buffer): string {
  const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`
  return `${kilobytes(body.length)}, brotli ${kilobytes(brotliCompressSync(body).length)}`
}
