import { join } from 'node:path'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { createProgress } from '../scripts/bootstrap/progress.mjs'
import { firstLoadScripts, readClientManifest } from '../scripts/checks/bundle-budget.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { openShopStage } from './harness/shop-stage.ts'
import { median } from './harness/statistics.ts'
import { launchChromium, visitPage, type Standing } from './tracking/visit-page.ts'

const PAGES = { home: '/de/', listing: '/de/c/new/' }
const STANDINGS: readonly Standing[] = ['refused', 'undecided', 'allowed']
const ROUNDS = 3
const LATE_FILES = /(?:open-tracking|consent|vitals|error-client|tag-manager|search-usage)/

/** What tracking costs a phone: script before the page answers, script after it, and the longest work at once. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const stage = await openShopStage(stack)
  report('starting the shop')
  const shop = await stage.shop('on')
  const browser = await launchChromium(await ensureChromium(createProgress(process.stderr)))
  stack.defer(() => browser.close())

  const figures: [string, string][] = [firstLoadFigure()]
  for (const [name, path] of Object.entries(PAGES)) {
    await visitPage(browser, shop.origin + path, 'refused')
    const visits = new Map<Standing, { bytes: number; longestMs: number }>()
    for (const standing of STANDINGS) {
      report(`${name}, ${standing}`)
      const rounds = []
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await visitPage(browser, shop.origin + path, standing))
      }
      visits.set(standing, {
        bytes: median(rounds.map(({ scriptBytes }) => scriptBytes)),
        longestMs: Math.max(...rounds.map(({ longestMs }) => longestMs)),
      })
    }
    figures.push(...figuresOf(name, visits))
  }
  return aReport({ contests: [], figures, residentMegabytes: {} })
}

/** Nothing of it may be among what a page loads before it rests. */
function firstLoadFigure(): [string, string] {
  const manifest = readClientManifest(join('apps/storefront/build', 'client'))
  const files = [...firstLoadScripts(manifest, 'routes/home/route')]
  const late = files.filter((file) => LATE_FILES.test(file))
  return ['files of tracking in the first load of home', `${late.length} of ${files.length}`]
}

function figuresOf(
  page: string,
  visits: ReadonlyMap<Standing, { bytes: number; longestMs: number }>,
): [string, string][] {
  const refused = visits.get('refused')?.bytes ?? 0
  return STANDINGS.map((standing) => {
    const { bytes = 0, longestMs = 0 } = visits.get(standing) ?? {}
    const more = ((bytes - refused) / 1_024).toFixed(1)
    return [
      `${page}, ${standing}`,
      `${more} KB more than refused, once the browser rests; longest work at once ${longestMs.toFixed(0)} ms at 4x throttle`,
    ]
  })
}
