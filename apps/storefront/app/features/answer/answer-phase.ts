import type { AnswerText } from '@saum/engine/answer/answer-text'

/** How far an answer is. */
export type AnswerPhase = 'waiting' | 'writing' | 'told' | 'stopped' | 'cannot' | 'failed'

type Signs = Pick<
  AnswerText,
  'question' | 'error' | 'isLoading' | 'isStreaming' | 'cannotAnswer' | 'isAnswerGenerated'
>

export function phaseOf(answer: Signs): AnswerPhase {
  if (answer.error !== null) return 'failed'
  if (answer.isStreaming) return 'writing'
  if (answer.isLoading || answer.question === '') return 'waiting'
  if (answer.cannotAnswer) return 'cannot'
  return answer.isAnswerGenerated ? 'told' : 'stopped'
}

export function isUnderWay(phase: AnswerPhase): boolean {
  return phase === 'waiting' || phase === 'writing'
}
