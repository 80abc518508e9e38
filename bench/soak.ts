import { setTimeout as pause } from 'node:timers/promises'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { createRandom } from './search/random.ts'
import { openShopStage } from './harness/shop-stage.ts'
import { median } from './harness/statistics.ts'
import { openEveryPage } from './soak/open-every-page.ts'
import { visitShop, type VisitCount } from './soak/shop-visit.ts'

const MINUTES = 30
/** Caches fill and code is compiled; memory is compared from here on. */
const SETTLED_AFTER_MINUTES = 5
/** A single reading depends on when garbage was last collected; the figures are medians of so many minutes. */
const MINUTES_PER_FIGURE = 2
const MINUTES_BETWEEN_FIGURES = 5
const VISITORS_AT_ONCE = 4
const PAUSE_BETWEEN_VISITS_MS = 500
const SAMPLE_MS = 5000

interface Sample {
  minute: number
  megabytes: number
}

/** Whether memory comes to rest under mixed traffic; `--sizes 10` makes it ten minutes. */
export async function run(
  report: (text: string) => void,
  { sizes }: { sizes?: string | undefined },
): Promise<Report> {
  const minutes = sizes === undefined ? MINUTES : Number(sizes)
  await using stack = new AsyncDisposableStack()
  const stage = await openShopStage(stack)
  // A shop that has been running has its pictures on the disk. Making them would slow visitors down, less with
  // each picture that is there, so traffic would grow, and memory with it.
  report('making pictures')
  const earlier = await stage.shop('on')
  const pictures = await openEveryPage(earlier.origin)
  await earlier.stop()
  report(`${pictures} pictures made, starting the shop`)
  const shop = await stage.shop('on')

  const startedAt = Date.now()
  const minuteNow = () => (Date.now() - startedAt) / 60_000
  const total: VisitCount = { requests: 0, faults: [] }
  const samples: Sample[] = []

  async function watch(): Promise<void> {
    for (let minute = 0; minute < minutes; minute = minuteNow()) {
      const megabytes = ((await shop.treeBytes()) ?? 0) / 1_024 / 1_024
      samples.push({ minute, megabytes })
      if (samples.length % 12 === 0) report(describe(samples, total))
      await pause(SAMPLE_MS)
    }
  }
  await Promise.all([visitFor(minutes, shop.origin, total), watch()])
  if (total.faults.length > 0) throw new Error(`Answers of 5xx: ${total.faults.join(', ')}`)
  return aReport({
    contests: [],
    figures: figuresOf(samples, { minutes, requests: total.requests }),
    residentMegabytes: {},
  })
}

/** Visitors come and go; what they see is added to the total. */
async function visitFor(minutes: number, origin: string, total: VisitCount): Promise<void> {
  const until = Date.now() + minutes * 60_000
  async function comeAndGo(lane: number): Promise<void> {
    const random = createRandom(lane)
    for (let visit = 0; Date.now() < until; visit += 1) {
      const address = `127.0.${lane + 1}.${1 + (visit % 250)}`
      const { requests, faults } = await visitShop(origin, address, random)
      total.requests += requests
      total.faults.push(...faults)
      await pause(PAUSE_BETWEEN_VISITS_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS_AT_ONCE }, (_, lane) => comeAndGo(lane)))
}

function figuresOf(
  samples: readonly Sample[],
  { minutes, requests }: { minutes: number; requests: number },
): [string, string][] {
  const starts = startsOfFigures(minutes)
  const memory = starts.map((from) => ({ from, megabytes: typicalFrom(from, samples) }))
  const [first, last] = [memory.at(0)?.megabytes ?? NaN, memory.at(-1)?.megabytes ?? NaN]
  const most = Math.max(...samples.map(({ megabytes }) => megabytes))
  return [
    ['requests of the soak, none answered with 5xx', String(requests)],
    ...memory.map(({ from, megabytes }): [string, string] => [
      `memory, minutes ${from} to ${from + MINUTES_PER_FIGURE}`,
      `${megabytes.toFixed(0)} MB`,
    ]),
    ['growth from the first to the last', `${((last / first - 1) * 100).toFixed(1)} %`],
    ['most at any moment', `${most.toFixed(0)} MB`],
  ]
}

/** Right after everything has settled, now and then, and at the very end. */
function startsOfFigures(minutes: number): number[] {
  const starts: number[] = []
  const last = minutes - MINUTES_PER_FIGURE
  for (let from = SETTLED_AFTER_MINUTES; from < last; from += MINUTES_BETWEEN_FIGURES) {
    starts.push(from)
  }
  return [...starts, last]
}

function typicalFrom(start: number, samples: readonly Sample[]): number {
  const within = samples.filter(
    ({ minute }) => minute >= start && minute < start + MINUTES_PER_FIGURE,
  )
  return median(within.map(({ megabytes }) => megabytes))
}

function describe(samples: readonly Sample[], { requests }: VisitCount): string {
  const { minute = 0, megabytes = 0 } = samples.at(-1) ?? {}
  return `minute ${minute.toFixed(0)}: ${megabytes.toFixed(0)} MB after ${requests} requests`
}
