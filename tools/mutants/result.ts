export type Outcome = 'caught' | 'missed' | 'does not apply' | 'suite is red' | 'left to journeys'

export interface Verdict {
  result: Outcome
  /** The test file that noticed the fault, or why there is none. */
  by: string | null
}

export interface Result extends Verdict {
  area: string
  name: string
  ms: number
}
