import { installClients } from '../tools/conformance/install-clients.ts'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { aListingReply } from './engine/listing-reply.ts'
import { openOwnSide } from './engine/own-side.ts'
import { loadPublicClient } from './engine/public-client.ts'
import { openPublicSide } from './engine/public-side.ts'
import type { Side } from './engine/side.ts'
import { compareSizes } from './engine/sizes.ts'
import { runContests, type Contest } from './harness/contest.ts'

const ROUNDS = 5
const ROUND_MS = 400

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
    const contests = await runContests(listContests(sides), ROUNDS, report)
    return aReport({ contests, figures, residentMegabytes: {} })
  } finally {
    globalThis.fetch = original
  }
}

type Turn = (side: Side, turn: number) => Promise<void> | void

function listContests(sides: { ours: Side; peer: Side }): Contest[] {
  const replies = [aListingReply('even'), aListingReply('odd')]
  const turns: Readonly<Record<string, Turn>> = {
    'a facet value toggled': (side, turn) => side.toggleFacet(turn),
    'a page turned': (side, turn) => side.turnPage(turn),
    'a cart line changed': (side, turn) => side.updateCart(turn),
    'a reply of 24 products and 10 facets taken': (side, turn) => {
      for (const reply of replies.slice(turn % 2, (turn % 2) + 1)) side.takeReply(reply)
    },
    'an engine with its controllers created': (side) => side.create(),
    'created, fetched, written down and hydrated': (side) => side.renderAndHydrate(),
    'a click, its request and its reply': (side, turn) => side.click(turn),
  }
  return Object.entries(turns).map(([title, work]) => ({
    title,
    unit: 'per s',
    ours: () => perSecond((turn) => work(sides.ours, turn)),
    peer: () => perSecond((turn) => work(sides.peer, turn)),
  }))
}

/** How often something can be done in a second, one after the other. */
async function perSecond(work: (turn: number) => Promise<void> | void): Promise<number> {
  let turn = 0
  // A tenth to warm up.
  const warm = performance.now() + ROUND_MS / 10
  while (performance.now() < warm) await work(turn++)
  const [first, start] = [turn, performance.now()]
  const end = start + ROUND_MS
  while (performance.now() < end) {
    // Looking at the clock and waiting must not cost more than the work.
    for (const last = turn + 16; turn < last;) {
      const working = work(turn++)
      if (working !== undefined) await working
    }
  }
  return ((turn - first) * 1_000) / (performance.now() - start)
}
