import type { GeneratedAnswer } from './answer-source.ts'
import { composeAnswer } from './compose-answer.ts'
import type { Passage } from './passage.ts'
import { toDeltas } from './text-deltas.ts'

export interface AnswerTask {
  question: string
  /** All that may be used. */
  passages: readonly Passage[]
  contentFormat: GeneratedAnswer['contentFormat']
  signal: AbortSignal
}

/** Writes an answer out of passages, part by part. */
export type AnswerGenerator = (task: AnswerTask) => AsyncIterable<string>

/** Tells the passages themselves, word for word. */
export async function* tellPassages(task: AnswerTask): AsyncGenerator<string> {
  for (const delta of toDeltas(composeAnswer(task.passages, task.contentFormat))) {
    task.signal.throwIfAborted()
    yield delta
  }
}

/** Asks the first; where it fails before its first word, the second answers instead. */
export function withFallback(first: AnswerGenerator, second: AnswerGenerator): AnswerGenerator {
  return async function* generate(task) {
    let hasBegun = false
    try {
      for await (const delta of first(task)) {
        hasBegun = true
        yield delta
      }
    } catch (cause) {
      // Half an answer cannot be taken back, and nobody waits for one that was given up.
      if (hasBegun || task.signal.aborted) throw cause
    }
    if (!hasBegun) yield* second(task)
  }
}
