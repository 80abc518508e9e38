import type { ShopId } from '@saum/domain/shops'
import type { AnswerWishes } from './answer-source.ts'

export interface PendingQuestion extends AnswerWishes {
  shopId: ShopId
  query: string
}

/** Questions of searches whose answers may be fetched by id a moment later. */
export interface PendingQuestions {
  /** The id under which the answer can be fetched. */
  add(question: PendingQuestion, now: number): string
  /** A reader may come again when a connection breaks, so it stays until it is too old. */
  find(id: string, now: number): PendingQuestion | null
}

const LIFETIME_MS = 5 * 60 * 1000
const MOST_QUESTIONS = 5000

export function createPendingQuestions(createId: () => string): PendingQuestions {
  const questions = new Map<string, { question: PendingQuestion; addedAt: number }>()

  /** The oldest come first in a map, so only what goes is looked at. */
  function dropOld(now: number): void {
    for (const [id, { addedAt }] of questions) {
      if (questions.size < MOST_QUESTIONS && now - addedAt < LIFETIME_MS) return
      questions.delete(id)
    }
  }

  return {
    add(question, now) {
      dropOld(now)
      const id = createId()
      questions.set(id, { question, addedAt: now })
      return id
    },
    find(id, now) {
      const found = questions.get(id)
      return found && now - found.addedAt < LIFETIME_MS ? found.question : null
    },
  }
}
