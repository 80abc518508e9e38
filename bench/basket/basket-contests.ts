import { randomUUID } from 'node:crypto'
import type { Contest } from '../harness/contest.ts'
import type { BenchShopper } from './basket-load.ts'
import { CALLERS, VARIANTS, type EngineStage } from './engine-stage.ts'
import { asSomebodyElse, type RecordedCall } from './recorded-calls.ts'
import { describeTimes, loadFor } from './timed-load.ts'

export interface BasketContests {
  contests: Contest[]
  /** How long single calls took, over all rounds. */
  times(): [what: string, value: string][]
}

type CallName = 'add' | 'update' | 'get'

/** Calls of the shop against the statements they send to the database, and nothing around them. */
export async function prepareContests(
  stage: EngineStage,
  milliseconds: number,
): Promise<BasketContests> {
  const shoppers = await inTurn(CALLERS, () => stage.calls.aShopper())
  const recordings = await recordAll(stage, shoppers)
  const taken: Record<CallName, number[]> = { add: [], update: [], get: [] }

  function contest(name: CallName, nextCall: (caller: number) => RecordedCall): Contest {
    return {
      title: `${TITLES[name]} on ${stage.name} against its bare SQL`,
      unit: 'calls/s',
      async ours() {
        const { perSecond, times } = await loadFor(milliseconds, CALLERS, (caller) =>
          stage.calls[name](at(shoppers, caller)),
        )
        taken[name].push(...times)
        return perSecond
      },
      peer: () => stage.replayFor(milliseconds, nextCall),
    }
  }

  let adds = 0
  return {
    contests: [
      contest('add', () => asSomebodyElse(at(recordings.adds, (adds += 1)), randomUUID)),
      contest('update', (caller) => at(recordings.updates, caller)),
      contest('get', (caller) => at(recordings.gets, caller)),
    ],
    times: () =>
      (['add', 'update', 'get'] as const).map((name) => [
        `${TITLES[name]} on ${stage.name}, ${CALLERS} at once`,
        describeTimes(taken[name]),
      ]),
  }
}

const TITLES: Readonly<Record<CallName, string>> = {
  add: 'addItemToBasket by a new visitor',
  update: 'updateBasketItem, one of three items',
  get: 'getBasket with three items',
}

async function recordAll({ recorded }: EngineStage, shoppers: readonly BenchShopper[]) {
  const { calls, record } = recorded
  const shopper = at(shoppers, 0)
  // A shop that has been open for a while: what it keeps in memory is no statement of a call.
  await inTurn(VARIANTS, () => calls.add())
  await calls.update(shopper)
  const updates: RecordedCall[] = []
  const gets: RecordedCall[] = []
  for (const each of shoppers) {
    updates.push(await record(() => calls.update(each)))
    gets.push(await record(() => calls.get(each)))
  }
  return { updates, gets, adds: await inTurn(CALLERS, () => record(() => calls.add())) }
}

async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) made.push(await make())
  return made
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new RangeError('Nothing to choose from')
  return found
}
