import type { AnalyticsLibrary, ClassicClient } from '../classic/client.ts'
import { SHOP_PATH, type Stage } from '../stage.ts'
import type { Area, Step } from '../step.ts'
import type { RelayLibrary } from '../test-relay.ts'
import type { Action } from './action.ts'
import { classicAreas } from './classic-areas.ts'
import {
  compareClients,
  describeComparison,
  inOrder,
  type Comparison,
  type NextAction,
} from './compare.ts'
import { DEVIATIONS } from './deviations.ts'
import type { Scene } from './driver.ts'
import { eventAreas } from './event-areas.ts'
import { FACET_SCRIPTS } from './facet-scripts.ts'
import { FAILURE_SCRIPTS } from './failure-scripts.ts'
import { atRandom, createRandom } from './generate.ts'
import { LISTING_SCRIPTS } from './listing-scripts.ts'
import { openOwnDriver } from './own-driver.ts'
import type { PublicClient } from './public-client.ts'
import { openPublicDriver } from './public-driver.ts'
import { recordRequests } from './recorder.ts'
import { following, type Script } from './script.ts'
import { SEARCH_SCRIPTS } from './search-scripts.ts'
import { shrink } from './shrink.ts'

export interface DifferentialOptions {
  /** How many sequences are made up. */
  sequences: number
  /** The same seed makes up the same sequences. */
  seed: number
}

const SEQUENCE_LENGTH = 12
const SEQUENCES_PER_STEP = 10
const SHRINK_TRIES = 40
const BAD_TOKEN = 'not-a-token'
/** Cannot be seen without knowing the secret of the shop. */
const WITH_EXPIRED_TOKEN = 'token-renewed-when-refused'
/** Far enough apart that no two sequences of neighboring seeds are the same. */
const SEED_STRIDE = 7919

/** What ours is compared with. */
export interface PublicClients {
  commerce: PublicClient
  classic: ClassicClient
  relay: RelayLibrary
  analytics: AnalyticsLibrary
}

/** The same done with the public clients and with our engine: what they ask and show is the same. */
export function differentialAreas(
  stage: Stage,
  clients: PublicClients,
  name: string,
  options: DifferentialOptions,
): Area[] {
  const seen = new Set<string>()
  const compare = (scene: Scene, next: NextAction) =>
    comparePair(stage, clients.commerce, scene, next)
  const area = (title: string, steps: Step[]) => ({
    title: `differential: ${title}`,
    client: name,
    steps,
  })
  const scripted = (scripts: readonly Script[]): Step[] =>
    scripts.map((script) => ({
      title: script.title,
      catchesStrayFaults: true,
      run: () => followScript(stage, script, compare, seen),
    }))
  return [
    area('listing', scripted(LISTING_SCRIPTS)),
    area('facets', scripted(FACET_SCRIPTS)),
    area('search', scripted(SEARCH_SCRIPTS)),
    area('failures', scripted(FAILURE_SCRIPTS)),
    ...classicAreas(stage, clients.classic, name, seen),
    ...eventAreas(stage, clients, name),
    area('intended differences', [
      { title: 'each of them occurs', run: async () => assertAllSeen(seen, stage) },
    ]),
    area('made-up sequences', madeUpSteps(compare, options)),
  ]
}

type Compare = (scene: Scene, next: NextAction) => Promise<Comparison>

async function comparePair(
  stage: Stage,
  client: PublicClient,
  scene: Scene,
  next: NextAction,
): Promise<Comparison> {
  using recorder = recordRequests(stage.traffic.plainFetch)
  const theirs = openPublicDriver(stage, client, scene, recorder)
  const ours = openOwnDriver(stage, scene, recorder)
  // Not before the end may the recorder go.
  return await compareClients({ theirs, ours }, next, DEVIATIONS)
}

function sceneOf(page: Scene['page']): Scene {
  return { page, path: page === 'listing' ? `/${SHOP_PATH}/c/` : `/${SHOP_PATH}/search/` }
}

async function followScript(
  { expiredToken }: Stage,
  script: Script,
  compare: Compare,
  seen: Set<string>,
): Promise<void> {
  const accessToken = script.token === 'expired' ? expiredToken : BAD_TOKEN
  // Only who started the shop knows its secret and can make a token that has run out.
  if (accessToken === null) return
  const scene = sceneOf(script.page)
  const comparison = await compare(
    script.token === undefined ? scene : { ...scene, accessToken },
    following(script),
  )
  if (comparison.differences.length > 0) throw new Error(describeComparison(comparison))
  for (const deviation of comparison.deviations) seen.add(deviation)
}

/** A difference nobody sees any more must not stay allowed. */
function assertAllSeen(seen: ReadonlySet<string>, { expiredToken }: Stage): void {
  const names = DEVIATIONS.map(({ name }) => name)
  const possible = names.filter((name) => expiredToken !== null || name !== WITH_EXPIRED_TOKEN)
  const unseen = possible.filter((name) => !seen.has(name))
  if (unseen.length > 0) throw new Error(`No script shows any more: ${unseen.join(', ')}`)
}

function madeUpSteps(compare: Compare, { sequences, seed }: DifferentialOptions): Step[] {
  const steps: Step[] = []
  for (let first = 0; first < sequences; first += SEQUENCES_PER_STEP) {
    const last = Math.min(first + SEQUENCES_PER_STEP, sequences)
    steps.push({
      title: `sequences ${first + 1} to ${last} of seed ${seed}`,
      catchesStrayFaults: true,
      async run() {
        for (let index = first; index < last; index++) await makeUp(compare, seed, index)
      },
    })
  }
  return steps
}

async function makeUp(compare: Compare, seed: number, index: number): Promise<void> {
  const page = index % 2 === 0 ? 'listing' : 'search'
  const scene = sceneOf(page)
  const random = createRandom(seed * SEED_STRIDE + index)
  const comparison = await compare(scene, atRandom(random, SEQUENCE_LENGTH, page))
  if (comparison.differences.length === 0) return

  const replay = (actions: readonly Action[]) => compare(scene, inOrder(actions))
  const fails = async (actions: readonly Action[]) => (await replay(actions)).differences.length > 0
  const shortest = await shrink(comparison.actions, fails, SHRINK_TRIES)
  const shown = await replay(shortest)
  const told = shown.differences.length > 0 ? shown : comparison
  throw new Error(`Sequence ${index + 1} (${page})\n${describeComparison(told)}`)
}
