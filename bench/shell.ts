import { aReport, type Report } from '../scripts/bench-report.ts'
import { pageDuel, runDuels, type Duel, type Rounds } from './harness/duel.ts'
import { openShopStage, residentMegabytes } from './harness/shop-stage.ts'

const HOME = '/de/'
const ROUNDS: Rounds = { count: 5, seconds: 4, warmUpSeconds: 2 }

/** How far the home page is from the two bare limits: rendering React, and sending bytes. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const stage = await openShopStage(stack)

  report('starting the servers')
  const uncached = await stage.shop('off')
  const cached = await stage.shop('on')
  const render = await stage.bareRender(HOME)
  const bytes = await stage.bareBytes(cached, HOME)

  const duels: Duel[] = [
    pageDuel('uncached page against bare renderToString', [uncached, render], HOME),
    pageDuel('cached page against bare bytes, brotli', [cached, bytes], HOME, 'br'),
  ]
  const results = await runDuels(duels, ROUNDS, report)
  return aReport({
    contests: results,
    residentMegabytes: {
      'ours without page cache': await residentMegabytes(uncached),
      'ours with page cache': await residentMegabytes(cached),
      'bare renderToString': await residentMegabytes(render),
      'bare bytes': await residentMegabytes(bytes),
    },
  })
}
