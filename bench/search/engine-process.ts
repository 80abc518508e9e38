/** One engine in a process of its own, so that its memory and its garbage are its own. */
import type { Engine, EngineAnswer } from './engine.ts'
import type { EngineOrder, EngineReply, Measurement, ReadyMessage } from './engine-messages.ts'
import { ENGINES } from './engines.ts'
import { askQuestions, type Operation, type Questions } from './questions.ts'

/** Even the slowest engine answers this often. */
const FEWEST_SAMPLES = 2
const MEGABYTE = 1_048_576

const [name = '', count = '', folder = '', postgresUrl = ''] = process.argv.slice(2)
const products = Number(count)

const load = ENGINES[name]
if (load === undefined) throw new Error(`No engine ${name}`)
const create = await load()
const questions = askQuestions(products)
const before = residentBytes()
const startedAt = performance.now()
const engine = await create({ products, folder, postgresUrl })
const ready: ReadyMessage = {
  buildSeconds: engine.buildSeconds ?? (performance.now() - startedAt) / 1_000,
  residentMegabytes: Math.round((residentBytes() - before) / MEGABYTE),
  counts: engine.counts,
  figures: engine.figures ?? {},
}
process.send?.(ready)

const places: Record<Operation, number> = { listing: 0, search: 0, suggest: 0, facetSearch: 0 }

process.on('message', (order: EngineOrder) => {
  obey(order).then(
    (reply) => reply && process.send?.(reply),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function obey(order: EngineOrder): Promise<EngineReply | undefined> {
  if (order.kind === 'totals') {
    const totals: number[] = []
    for (const question of questions.listing.slice(0, order.listings)) {
      totals.push((await engine.listing(question)).total)
    }
    return { totals }
  }
  if (order.kind === 'measure') return measure(order)
  await engine.close()
  process.disconnect?.()
}

async function measure({
  operation,
  milliseconds,
  most,
}: Extract<EngineOrder, { kind: 'measure' }>): Promise<Measurement> {
  const ask = askersOf(engine, questions)[operation]
  const samples: number[] = []
  let found = 0
  const until = performance.now() + milliseconds
  while (samples.length < most) {
    const from = performance.now()
    if (from > until && samples.length >= FEWEST_SAMPLES) break
    const answer = await ask(places[operation]++)
    samples.push(performance.now() - from)
    if ((typeof answer === 'number' ? answer : answer.total) > 0) found += 1
  }
  return { samples, found }
}

type Asker = (place: number) => number | EngineAnswer | Promise<number | EngineAnswer>

function askersOf(
  asked: Engine,
  { listing, search, suggest, facetSearch }: Questions,
): Record<Operation, Asker> {
  return {
    listing: (place) => asked.listing(at(listing, place)),
    search: (place) => asked.search(at(search, place)),
    suggest: (place) => asked.suggest(at(suggest, place)),
    facetSearch: (place) => asked.facetSearch(at(facetSearch, place)),
  }
}

function at<T>(values: readonly T[], place: number): T {
  const value = values[place % values.length]
  if (value === undefined) throw new RangeError('No questions')
  return value
}

function residentBytes(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().rss
}
