import { NO_ANSWER, type AnswerText } from '@saum/engine/answer/answer-text'
import { describe, expect, it } from 'vitest'
import { isUnderWay, phaseOf } from './answer-phase.ts'

const QUESTION = 'Wie wasche ich Wolle?'
const ERROR = { message: 'gone', code: 1, isRetryable: true }

describe('an answer', () => {
  it.each<[string, Partial<AnswerText>]>([
    ['waiting', { question: '' }],
    ['waiting', { isLoading: true }],
    ['writing', { isStreaming: true, answer: 'Kalt' }],
    ['told', { isAnswerGenerated: true, answer: 'Kalt.' }],
    ['cannot', { cannotAnswer: true }],
    ['stopped', { answer: 'Kalt' }],
    ['failed', { error: ERROR, answer: 'Kalt' }],
  ])('is %s', (phase, signs) => {
    expect(phaseOf({ ...NO_ANSWER, question: QUESTION, ...signs })).toBe(phase)
  })

  it('is under way until there is nothing more to come', () => {
    expect(isUnderWay('waiting')).toBe(true)
    expect(isUnderWay('writing')).toBe(true)
    expect(isUnderWay('stopped')).toBe(false)
  })
})
