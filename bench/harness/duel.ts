import { requestsPerSecond, type Target } from './load.ts'
import { median, spreadOf, type Spread } from './statistics.ts'

export interface Duel {
  title: string
  ours: Target
  peer: Target
}

export interface DuelResult {
  title: string
  /** Medians, requests per second. */
  ours: number
  peer: number
  /** Ours ÷ peer, round by round: a slow moment of the machine hits both. */
  ratio: Spread
}

export interface Rounds {
  count: number
  seconds: number
  warmUpSeconds: number
}

/** Short rounds in turn instead of one long one after the other. */
export async function runDuels(
  duels: readonly Duel[],
  { count, seconds, warmUpSeconds }: Rounds,
  report: (text: string) => void,
): Promise<DuelResult[]> {
  const scores = duels.map((duel) => ({ duel, ours: [] as number[], peer: [] as number[] }))
  for (const { ours, peer } of duels) {
    await requestsPerSecond(ours, warmUpSeconds)
    await requestsPerSecond(peer, warmUpSeconds)
  }
  for (let round = 1; round <= count; round++) {
    report(`round ${round} of ${count}`)
    for (const score of scores) {
      score.ours.push(await requestsPerSecond(score.duel.ours, seconds))
      score.peer.push(await requestsPerSecond(score.duel.peer, seconds))
    }
  }
  return scores.map(({ duel, ours, peer }) => ({
    title: duel.title,
    ours: median(ours),
    peer: median(peer),
    ratio: spreadOf(ours.map((value, round) => value / (peer[round] ?? Number.NaN))),
  }))
}
