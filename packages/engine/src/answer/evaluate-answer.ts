import { callProvider } from '../calls/call-provider.ts'
import { pause } from '../calls/within.ts'
import type { Engine } from '../engine.ts'
import type { AnswerText } from './answer-text.ts'

type Judgement = 'yes' | 'no' | 'unknown'

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

const MOST_RETRIES = 3
const FIRST_PAUSE_MS = 300
const MOST_DOUBLINGS = 5

/** Tells the provider; answers whether it has heard. Tries again when it is in trouble. */
export async function evaluateAnswer(engine: Engine, url: string, body: object): Promise<boolean> {
  for (let retries = 0; ; retries++) {
    const called = await callProvider(engine, {
      url,
      body,
      headers: { Accept: 'application/json' },
    })
    const status = called.ok ? called.reply.status : called.error.statusCode
    if (called.ok) void called.reply.body?.cancel().catch(() => undefined)
    if (status >= 200 && status < 300) return true
    const isRefused = status >= 400 && status < 500 && status !== 429
    if (isRefused || retries === MOST_RETRIES) return false
    await pause(engine.environment, retryPauseMs(retries + 1, chance(engine)), undefined)
  }
}

/** Doubles from time to time, spread by chance so that many readers do not come back together. */
export function retryPauseMs(attempt: number, byChance: number): number {
  return Math.floor((byChance + 0.4) * FIRST_PAUSE_MS * 2 ** Math.min(attempt, MOST_DOUBLINGS))
}

/** From 0 to 1, from the one source of chance an engine has. */
function chance({ environment }: Engine): number {
  return Number.parseInt(environment.randomId().slice(0, 8), 16) / 2 ** 32
}

export function evaluationBody(answer: AnswerText, feedback: AnswerFeedback): object {
  const { readable, documented, correctTopic, hallucinationFree } = feedback
  return {
    additionalNotes: feedback.details ?? null,
    answer: { text: answer.answer, responseId: answer.answerId, format: answer.contentFormat },
    correctAnswerUrl: feedback.documentUrl ?? null,
    details: {
      correctTopic: judged(correctTopic),
      documented: judged(documented),
      hallucinationFree: judged(hallucinationFree),
      readable: judged(readable),
    },
    helpful: feedback.helpful,
    question: answer.question,
  }
}

function judged(judgement: Judgement = 'unknown'): boolean | null {
  return judgement === 'unknown' ? null : judgement === 'yes'
}
