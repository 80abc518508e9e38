import type { Engine } from '../engine.ts'
import { slice } from '../slice.ts'
import { createState, type State } from '../state.ts'
import { beginAnswer, haltAnswer, NO_ANSWER, type AnswerText } from './answer-text.ts'
import { streamAnswer, type OpenStream } from './stream-answer.ts'

/** An answer and what its reader thinks of it. */
export interface GeneratedAnswer extends AnswerText {
  liked: boolean
  disliked: boolean
  isFeedbackSubmitted: boolean
}

export const ANSWER = slice<GeneratedAnswer>('answer', {
  ...NO_ANSWER,
  liked: false,
  disliked: false,
  isFeedbackSubmitted: false,
})

/** How long an answer nobody looks at is kept. */
const UNUSED_MS = 60_000

/** An answer that is being written or complete. */
interface KeptAnswer {
  key: string
  answer: State<AnswerText>
  writing: AbortController
  /** Settles when nothing more comes; never rejects. */
  done: Promise<void>
  /** Calls off that it is forgotten. */
  keep(): void
}

/** Shows one answer at a time, whoever has asked; the others are kept for a while, so that asking the same again costs nothing. */
export function answerShelf({ environment, state }: Engine) {
  const answers = new Map<string, KeptAnswer>()
  const shown = state(ANSWER)
  let current: KeptAnswer | null = null
  // What another engine waited for, this one does not.
  shown.update(haltAnswer)

  function begin(key: string, question: string, open: OpenStream): KeptAnswer {
    const answer = createState(beginAnswer(question))
    const writing = new AbortController()
    const { signal } = writing
    const done = streamAnswer({ environment, answer, signal, open })
    const begun = { key, answer, writing, done, keep: () => undefined }
    answer.subscribe(() => copy(begun))
    answers.set(key, begun)
    return begun
  }

  function copy(kept: KeptAnswer): void {
    if (kept === current) shown.update((before) => ({ ...before, ...kept.answer.get() }))
  }

  function forget(key: string): void {
    const kept = answers.get(key)
    kept?.keep()
    kept?.writing.abort()
    answers.delete(key)
  }

  function reset(): void {
    const left = current
    current = null
    if (left) left.keep = environment.setTimer(() => forget(left.key), UNUSED_MS)
    shown.update(() => ANSWER.initial)
  }

  /** `isAnew` asks again, whatever is known. */
  function show(key: string, question: string, open: OpenStream, isAnew: boolean): Promise<void> {
    if (current?.key === key && !isAnew) return current.done
    reset()
    // What failed while nobody looked is worth another try.
    if (isAnew || answers.get(key)?.answer.get().error) forget(key)
    current = answers.get(key) ?? begin(key, question, open)
    current.keep()
    copy(current)
    return current.done
  }

  /** What has come stays in view, and is no answer to whoever asks the same later. */
  function stop(): void {
    if (!current) return
    answers.delete(current.key)
    current.writing.abort()
  }

  return { show, reset, stop }
}
