import type { Engine } from '../engine.ts'
import { createState, type State } from '../state.ts'
import { beginAnswer, type AnswerText } from './answer-text.ts'

/** An answer that is being written or complete. */
export interface KeptAnswer {
  answer: State<AnswerText>
  /** Settles when nothing more comes; never rejects. */
  done: Promise<void>
}

export type WriteAnswer = (answer: State<AnswerText>, signal: AbortSignal) => Promise<void>

/** Answers by their question, so that asking the same again costs nothing. */
export interface AnswerCache {
  /** The kept answer, or a new one. Whoever takes it must leave it again. */
  take(key: string, question: string, write: WriteAnswer): KeptAnswer
  leave(key: string): void
  forget(key: string): void
}

/** How long an answer nobody looks at is kept. */
const UNUSED_MS = 60_000

interface Entry extends KeptAnswer {
  writing: AbortController
  users: number
  /** Calls off that it is forgotten. */
  keep(): void
}

export function createAnswerCache({ environment }: Engine): AnswerCache {
  const entries = new Map<string, Entry>()

  function begin(question: string, write: WriteAnswer): Entry {
    const answer = createState(beginAnswer(question))
    const writing = new AbortController()
    const done = write(answer, writing.signal)
    return { answer, writing, done, users: 0, keep: () => undefined }
  }

  function forget(key: string): void {
    const entry = entries.get(key)
    entry?.keep()
    entry?.writing.abort()
    entries.delete(key)
  }

  return {
    take(key, question, write) {
      let entry = entries.get(key)
      // What failed while nobody looked is worth another try.
      if (entry === undefined || (entry.users === 0 && entry.answer.get().error !== null)) {
        forget(key)
        entry = begin(question, write)
        entries.set(key, entry)
      }
      entry.keep()
      entry.users++
      return entry
    },
    leave(key) {
      const entry = entries.get(key)
      if (entry === undefined || --entry.users > 0) return
      entry.keep = environment.setTimer(() => forget(key), UNUSED_MS)
    },
    forget,
  }
}
