import type { EngineSetting } from './engine.ts'
import { startEngine, type EngineHandle } from './engine-handle.ts'
import { expectTotals } from './expected-totals.ts'
import { askQuestions, OPERATIONS, type Operation } from './questions.ts'
import { mean, mixPerSecond } from './statistics.ts'

const ROUNDS = 3
const ROUND = { milliseconds: 600, most: 400 }
const WARM_UP = { milliseconds: 500, most: 60 }
const CHECKED_LISTINGS = 25

export interface EngineResult {
  name: string
  buildSeconds: number
  residentMegabytes: number
  figures: Readonly<Record<string, number>>
  samples: Readonly<Record<Operation, number[]>>
  /** Share of searches that found anything. */
  foundShare: number
  /** Mixed questions per second, per round. */
  mixes: number[]
  /** Mean milliseconds of a listing and of a search, per round. */
  listingMeans: number[]
  searchMeans: number[]
}

export interface SizeResult {
  products: number
  engines: readonly EngineResult[]
}

/** All engines with the same range and the same questions, in turns. */
export async function compareEngines(
  names: readonly string[],
  setting: EngineSetting,
  report: (text: string) => void,
): Promise<SizeResult> {
  const { products } = setting
  const handles: EngineHandle[] = []
  try {
    for (const name of names) {
      report(`${products} products into ${name}`)
      handles.push(await startEngine(name, setting))
    }
    await checkTotals(handles, products)
    const engines = handles.map(emptyResult)
    for (const handle of handles) await measureRound(handle, WARM_UP)
    for (let round = 1; round <= ROUNDS; round++) {
      report(`${products} products, round ${round} of ${ROUNDS}`)
      for (const [place, handle] of handles.entries()) {
        const engine = engines[place]
        if (engine !== undefined) addRound(engine, await measureRound(handle, ROUND))
      }
    }
    return { products, engines }
  } finally {
    for (const handle of handles) await handle.stop()
  }
}

/** An engine that answers wrongly is not measured. */
async function checkTotals(handles: readonly EngineHandle[], products: number): Promise<void> {
  const questions = askQuestions(products).listing.slice(0, CHECKED_LISTINGS)
  const expected = expectTotals(products, questions)
  for (const handle of handles) {
    const totals = await handle.totals(CHECKED_LISTINGS)
    const wrong = expected.findIndex((total, place) => total[handle.counts] !== totals[place])
    if (wrong >= 0) {
      const [question, want] = [questions[wrong], expected[wrong]?.[handle.counts]]
      throw new Error(
        `${handle.name} answers ${totals[wrong]} instead of ${want} to ${JSON.stringify(question)}`,
      )
    }
  }
}

type Round = Record<Operation, { samples: number[]; found: number }>

async function measureRound(handle: EngineHandle, limit: typeof ROUND): Promise<Round> {
  const round: Partial<Round> = {}
  for (const operation of OPERATIONS) round[operation] = await handle.measure(operation, limit)
  return round as Round
}

function emptyResult({
  name,
  buildSeconds,
  residentMegabytes,
  figures,
}: EngineHandle): EngineResult {
  const samples = { listing: [], search: [], suggest: [], facetSearch: [] }
  const scores = { foundShare: 0, mixes: [], listingMeans: [], searchMeans: [] }
  return { name, buildSeconds, residentMegabytes, figures, samples, ...scores }
}

function addRound(engine: EngineResult, round: Round): void {
  for (const operation of OPERATIONS) engine.samples[operation].push(...round[operation].samples)
  const means = {
    listing: mean(round.listing.samples),
    search: mean(round.search.samples),
    suggest: mean(round.suggest.samples),
    facetSearch: mean(round.facetSearch.samples),
  }
  engine.mixes.push(mixPerSecond(means))
  engine.listingMeans.push(means.listing)
  engine.searchMeans.push(means.search)
  engine.foundShare += round.search.found / round.search.samples.length / ROUNDS
}
