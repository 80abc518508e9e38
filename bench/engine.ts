import type { PageReply } from '@saum/engine/wire/reply'
import { installClients } from '../tools/conformance/install-clients.ts'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { aListingReply } from './engine/listing-reply.ts'
import { openOwnSide } from './engine/own-side.ts'
import { loadPublicClient } from './engine/public-client.ts'
import { openPublicSide } from './engine/public-side.ts'
import type { Side } from './engine/side.ts'
import { weighInMemory } from './engine/memory.ts'
import { compareSizes } from './engine/sizes.ts'
import { runContests, type Contest } from './harness/contest.ts'

const ROUNDS = 5
const ROUND_MS = 400
/** So many at once that looking at the clock costs nothing. */
const BATCH = 20

/** What it costs to have an engine and to use it, against the public client of the same provider. */
export async function run(report: (text: string) => void): Promise<Report> {
  report('bundling')
  await installClients()
  const client = await loadPublicClient()
  const figures = await compareSizes()
  // Both ask the same provider, which is in this process and always knows the answer.
  const text = JSON.stringify(aListingReply('asked'))
  const headers = { 'content-type': 'application/json' }
  const answer = () => Promise.resolve(new Response(text, { headers }))
  const original = globalThis.fetch
  globalThis.fetch = answer
  try {
    const sides = { ours: await openOwnSide(answer), peer: await openPublicSide(client) }
    const contests = await runContests(listContests(sides, text), ROUNDS, report)
    const memory = await compareMemory(sides)
    return aReport({ contests, figures: [...figures, ...memory], residentMegabytes: {} })
  } finally {
    globalThis.fetch = original
  }
}

async function compareMemory({ ours, peer }: Sides): Promise<[what: string, how: string][]> {
  const [own, others] = [await weighInMemory(ours), await weighInMemory(peer)]
  return own.map(([what, how], index) => [what, `ours ${how}; public client ${others[index]?.[1]}`])
}

interface Sides {
  ours: Side
  peer: Side
}

interface Discipline<Item> {
  title: string
  /** What there is beforehand; making it does not count. */
  prepare: (side: Side) => Item
  work: (side: Side, turn: number, item: Item) => Promise<void> | void
}

/** What a visitor changes, what the provider answers, and what is done for each visitor. */
function listContests(sides: Sides, text: string): Contest[] {
  function contest<Item>({ title, prepare, work }: Discipline<Item>): Contest {
    const measure = (side: Side) =>
      perSecond(
        () => prepare(side),
        (turn, item) => work(side, turn, item),
      )
    const [ours, peer] = [() => measure(sides.ours), () => measure(sides.peer)]
    return { title, unit: 'per s', ours, peer }
  }
  const plain = (title: string, work: (side: Side, turn: number) => Promise<void> | void) =>
    contest({ title, prepare: () => null, work })

  return [
    plain('a facet value toggled', (side, turn) => side.toggleFacet(turn)),
    plain('a page turned', (side, turn) => side.turnPage(turn)),
    plain('a cart line changed', (side, turn) => side.updateCart(turn)),
    plain('an engine and its controllers created', (side) => side.create()),
    contest({
      title: 'created, and hydrated from what a server sent',
      prepare: (side) => side.readServed(),
      work: (side, _, served) => side.hydrate(served),
    }),
    contest({
      title: 'a reply of 24 products and 10 facets taken',
      prepare: () => JSON.parse(text) as PageReply,
      work: (side, _, reply) => side.takeReply(reply),
    }),
    plain('a click, its request and its reply', (side, turn) => side.click(turn)),
    plain('created, fetched, written down, read and hydrated', async (side) => {
      await side.hydrate(JSON.parse(await side.serve()))
    }),
  ]
}

/** How often something can be done in a second, one after the other; preparing it does not count. */
async function perSecond<Item>(
  prepare: () => Item,
  work: (turn: number, item: Item) => Promise<void> | void,
): Promise<number> {
  let [turn, spentMs] = [0, 0]
  while (spentMs < ROUND_MS) {
    const items = Array.from({ length: BATCH }, prepare)
    const start = performance.now()
    for (const item of items) {
      const working = work(turn++, item)
      if (working !== undefined) await working
    }
    // The first ones are for warming up.
    if (turn > BATCH) spentMs += performance.now() - start
  }
  return ((turn - BATCH) * 1_000) / spentMs
}
