import type { Operation } from './questions.ts'

export type EngineOrder =
  | { kind: 'totals'; listings: number }
  /** As many questions as fit into the time, but at most so many. */
  | { kind: 'measure'; operation: Operation; milliseconds: number; most: number }
  | { kind: 'stop' }

/** Once, when the engine is filled. */
export interface ReadyMessage {
  buildSeconds: number
  /** What the process has grown by. */
  residentMegabytes: number
  counts: 'styles' | 'colors'
  figures: Readonly<Record<string, number>>
}

export interface Measurement {
  /** Milliseconds per question. */
  samples: number[]
  /** Answers that held anything. */
  found: number
}

export type EngineReply = { totals: number[] } | Measurement
