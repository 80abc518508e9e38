import { runContests, type ContestResult } from './contest.ts'
import { requestsPerSecond, type Target } from './load.ts'
import type { ServerProcess } from './server-process.ts'

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

/** Both are asked for the same page in the same encoding. */
export function pageDuel(
  title: string,
  [ours, peer]: readonly [ServerProcess, ServerProcess],
  path: string,
  encoding = 'identity',
): Duel {
  const target = ({ origin }: ServerProcess): Target => ({
    name: title,
    url: origin + path,
    headers: { 'accept-encoding': encoding },
  })
  return { title, ours: target(ours), peer: target(peer) }
}
