import { brotliCompressSync } from 'node:zlib'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { openClientContests } from './content/client-contests.ts'
import { runContests } from './harness/contest.ts'
import { pageDuel, runDuels, type Duel, type Rounds } from './harness/duel.ts'
import { fetchRaw } from './harness/raw-body.ts'
import { openShopStage, residentMegabytes } from './harness/shop-stage.ts'

const PAGES = { home: '/de/', service: '/de/lieferung/' }
const ROUNDS: Rounds = { count: 5, seconds: 4, warmUpSeconds: 3 }

/** How far home and service pages are from the bare limits, and how fast the client takes a space over. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const stage = await openShopStage(stack)

  report('starting the servers')
  const uncached = await stage.shop('off')
  const cached = await stage.shop('on')
  const render = await stage.bareRender(PAGES.home)

  const duels: Duel[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    duels.push(
      pageDuel(`uncached ${name} page against bare renderToString`, [uncached, render], path),
    )
    const bytes = await stage.bareBytes(cached, path)
    duels.push(
      pageDuel(`cached ${name} page against bare bytes, brotli`, [cached, bytes], path, 'br'),
    )
  }
  const pages = await runDuels(duels, ROUNDS, report)
  const client = await openClientContests()
  const contests = await runContests(client.contests, ROUNDS.count, report)

  const sizes = Object.entries(PAGES).map(async ([name, path]) => {
    const { body } = await fetchRaw(uncached.origin + path, 'identity')
    return [`${name} page, HTML`, sizeOf(body)] as const
  })
  return aReport({
    contests: [...pages, ...contests],
    figures: [...(await Promise.all(sizes)), ...client.figures],
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
