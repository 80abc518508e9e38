import { median, spreadOf, type Spread } from './statistics.ts'

/** Two ways to do the same; each answers with how much it did per second. */
export interface Contest {
  title: string
  unit: string
  ours(): Promise<number>
  peer(): Promise<number>
}

export interface ContestResult {
  title: string
  unit: string
  /** Medians. */
  ours: number
  peer: number
  /** Ours ÷ peer, round by round: a slow moment of the machine hits both. */
  ratio: Spread
}

/** Rounds in turn instead of all of one and then all of the other. */
export async function runContests(
  contests: readonly Contest[],
  rounds: number,
  report: (text: string) => void,
): Promise<ContestResult[]> {
  const scores = contests.map((contest) => ({
    contest,
    ours: [] as number[],
    peer: [] as number[],
  }))
  for (let round = 1; round <= rounds; round++) {
    report(`round ${round} of ${rounds}`)
    for (const { contest, ours, peer } of scores) {
      ours.push(await contest.ours())
      peer.push(await contest.peer())
    }
  }
  return scores.map(({ contest: { title, unit }, ours, peer }) => ({
    title,
    unit,
    ours: median(ours),
    peer: median(peer),
    ratio: spreadOf(ours.map((value, round) => value / (peer[round] ?? Number.NaN))),
  }))
}
