import { runContests, type ContestResult } from './contest.ts'
import { requestsPerSecond, type Target } from './load.ts'

/** Two servers that answer the same request. */
export interface Duel {
  title: string
  ours: Target
  peer: Target
}

export interface Rounds {
  count: number
  seconds: number
  warmUpSeconds: number
}

export async function runDuels(
  duels: readonly Duel[],
  { count, seconds, warmUpSeconds }: Rounds,
  report: (text: string) => void,
): Promise<ContestResult[]> {
  for (const { ours, peer } of duels) {
    await requestsPerSecond(ours, warmUpSeconds)
    await requestsPerSecond(peer, warmUpSeconds)
  }
  const contests = duels.map(({ title, ours, peer }) => ({
    title,
    unit: 'req/s',
    ours: () => requestsPerSecond(ours, seconds),
    peer: () => requestsPerSecond(peer, seconds),
  }))
  return runContests(contests, count, report)
}
