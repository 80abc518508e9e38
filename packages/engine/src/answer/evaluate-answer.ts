import { callProvider, dismiss } from '../calls/call-provider.ts'
import { pause } from '../calls/within.ts'
import type { Engine } from '../engine.ts'
import type { AnswerText } from './answer-text.ts'

type Judgement = keyof typeof JUDGED

/** What a reader thinks of an answer. */
export interface AnswerFeedback {
  helpful: boolean
  readable?: Judgement
  documented?: Judgement
  correctTopic?: Judgement
  hallucinationFree?: Judgement
  documentUrl?: string
  details?: string
}

const JUDGED = { yes: true, no: false, unknown: null }
const QUALITIES = ['correctTopic', 'documented', 'hallucinationFree', 'readable'] as const

const MOST_RETRIES = 3
const FIRST_PAUSE_MS = 300
const MOST_DOUBLINGS = 5

/** Tells the provider; answers whether it has heard. Tries again when it is in trouble. */
export async function evaluateAnswer(
  engine: Engine,
  url: string,
  answer: AnswerText,
  feedback: AnswerFeedback,
): Promise<boolean> {
  const { environment } = engine
  const { details = null, documentUrl = null, helpful } = feedback
  const body = {
    additionalNotes: details,
    answer: { text: answer.answer, responseId: answer.answerId, format: answer.contentFormat },
    correctAnswerUrl: documentUrl,
    details: Object.fromEntries(
      QUALITIES.map((quality) => [quality, JUDGED[feedback[quality] ?? 'unknown']]),
    ),
    helpful,
    question: answer.question,
  }
  for (let retries = 0; ; retries++) {
    const called = await callProvider(engine, {
      url,
      body,
      headers: { Accept: 'application/json' },
    })
    if (called.ok) dismiss(called.reply)
    if (called.ok && called.reply.ok) return true
    const status = called.ok ? called.reply.status : called.error.statusCode
    const isRefused = status >= 400 && status < 500 && status !== 429
    if (isRefused || retries === MOST_RETRIES) return false
    // From 0 to 1, from the one source of chance an engine has.
    const byChance = Number.parseInt(environment.randomId().slice(0, 8), 16) / 2 ** 32
    await pause(environment, retryPauseMs(retries + 1, byChance), undefined)
  }
}

/** Doubles from time to time, spread by chance so that many readers do not come back together. */
export function retryPauseMs(attempt: number, byChance: number): number {
  return Math.floor((byChance + 0.4) * FIRST_PAUSE_MS * 2 ** Math.min(attempt, MOST_DOUBLINGS))
}
