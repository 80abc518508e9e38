import type { ContestResult } from '../harness/contest.ts'
import { median, spreadOf } from '../harness/statistics.ts'
import type { EngineResult, SizeResult } from './compare-engines.ts'
import type { Operation } from './questions.ts'
import { quantile } from './statistics.ts'

const OURS = 'ours'
const LOWER_BOUND = 'lower bound'
/** What the lower bound can be compared with. */
const COUNTING: ReadonlySet<Operation> = new Set(['listing', 'search'])
/** Fewer samples than this have no 99th percentile; the worst of them is marked. */
const FEW_SAMPLES = 100

const TITLES: Readonly<Record<Operation, string>> = {
  listing: 'listing with 8 facets',
  search: 'search with 8 facets',
  suggest: 'suggestions',
  facetSearch: 'facet search',
}

type Figure = readonly [string, string]

/** Mixed questions against each peer; listings and searches against the lower bound. */
export function contestsOf({ products, engines }: SizeResult): ContestResult[] {
  const ours = engines.find(({ name }) => name === OURS)
  if (ours === undefined) return []
  const size = `${products.toLocaleString('en')} products`
  return engines.flatMap((peer) => {
    if (peer === ours) return []
    if (peer.name !== LOWER_BOUND) {
      return [contest(`${size}, mixed questions against ${peer.name}`, ours.mixes, peer.mixes)]
    }
    return [
      contest(
        `${size}, listing against a lower bound`,
        rates(ours.listingMeans),
        rates(peer.listingMeans),
      ),
      contest(
        `${size}, search against a lower bound`,
        rates(ours.searchMeans),
        rates(peer.searchMeans),
      ),
    ]
  })
}

function rates(means: readonly number[]): number[] {
  return means.map((milliseconds) => 1_000 / milliseconds)
}

function contest(title: string, ours: readonly number[], peer: readonly number[]): ContestResult {
  const ratio = spreadOf(ours.map((value, round) => value / (peer[round] ?? Number.NaN)))
  return { title, unit: 'per s', ours: median(ours), peer: median(peer), ratio }
}

/** Times per size and operation, what filling took, and how ours grows. */
export function figuresOf(results: readonly SizeResult[]): Figure[] {
  return [
    ...results.flatMap(({ products, engines }) => {
      const size = `${products.toLocaleString('en')} products`
      const operations = Object.entries(TITLES) as [Operation, string][]
      return [
        ...operations.map(([operation, title]): Figure => [
          `${size}, ${title}, ms p50 / p99`,
          engines.flatMap((engine) => timesOf(engine, operation)).join('; '),
        ]),
        [`${size}, searches that find something`, joined(engines, percent)],
        [
          `${size}, seconds to fill`,
          joined(engines, ({ buildSeconds }) => buildSeconds.toFixed(1)),
        ],
        ...ownFigures(size, engines),
      ] satisfies Figure[]
    }),
    ...growthOf(results),
  ]
}

function timesOf({ name, samples }: EngineResult, operation: Operation): string[] {
  if (name === LOWER_BOUND && !COUNTING.has(operation)) return []
  const values = samples[operation]
  const mark = values.length < FEW_SAMPLES ? '*' : ''
  return [`${name} ${digits(quantile(values, 0.5))} / ${digits(quantile(values, 0.99))}${mark}`]
}

function digits(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 0.1 ? 3 : milliseconds < 10 ? 2 : 0)
}

function percent({ foundShare }: EngineResult): string {
  return `${Math.round(foundShare * 100)} %`
}

function joined(engines: readonly EngineResult[], value: (engine: EngineResult) => string): string {
  return engines
    .filter(({ name }) => name !== LOWER_BOUND)
    .map((engine) => `${engine.name} ${value(engine)}`)
    .join('; ')
}

function ownFigures(size: string, engines: readonly EngineResult[]): Figure[] {
  const ours = engines.find(({ name }) => name === OURS)
  if (ours === undefined) return []
  const texts = Object.entries(ours.figures).map(([what, value]) => `${what} ${value}`)
  return [[`${size}, our index`, texts.join('; ')]]
}

/** How much slower the largest range is than the smallest. */
function growthOf(results: readonly SizeResult[]): Figure[] {
  const [first, last] = [results[0], results.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const p50 = ({ engines }: SizeResult, operation: Operation): number =>
    quantile(engines.find(({ name }) => name === OURS)?.samples[operation] ?? [], 0.5)
  const times = last.products / first.products
  const operations = Object.entries(TITLES) as [Operation, string][]
  const growth = operations.map(
    ([operation, title]) =>
      `${title} × ${(p50(last, operation) / p50(first, operation)).toFixed(1)}`,
  )
  return [[`ours with ${times} times as many products, p50`, growth.join('; ')]]
}

/** Of the largest range. */
export function memoryOf(results: readonly SizeResult[]): Record<string, number> {
  const engines = results.at(-1)?.engines ?? []
  return Object.fromEntries(
    engines
      .filter(({ name }) => name !== LOWER_BOUND && name !== 'PostgreSQL')
      .map(({ name, residentMegabytes }) => [name, residentMegabytes]),
  )
}
