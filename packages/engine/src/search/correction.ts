import type { CorrectionReply, WordCorrection } from '../wire/reply.ts'

/** What the provider made of a misspelt query, or offers to make of it. */
export interface Correction {
  originalQuery: string
  /** The query the shown products were found with instead; empty where it was left alone. */
  wasCorrectedTo: string
  /** What could be searched for instead; empty where nothing is offered. */
  correctedQuery: string
  wordCorrections: readonly WordCorrection[]
}

export const NO_CORRECTION: Correction = {
  originalQuery: '',
  wasCorrectedTo: '',
  correctedQuery: '',
  wordCorrections: [],
}

/** `query` is what was asked, for replies that do not say. */
export function answerCorrection(reply: CorrectionReply | null, query: string): Correction {
  const first = reply?.corrections[0]
  const correctedQuery = reply?.correctedQuery ?? null
  return {
    originalQuery: correctedQuery === null ? query : (reply?.originalQuery ?? ''),
    wasCorrectedTo: correctedQuery ?? '',
    correctedQuery: correctedQuery ?? first?.correctedQuery ?? '',
    wordCorrections: first?.wordCorrections ?? [],
  }
}
