import { demand, fields, listOf, missable, nonEmptyText, oneOf, text } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { SEARCH } from '../search/search-slice.ts'
import { slice } from '../slice.ts'
import type { View } from '../state.ts'
import { createAnswerCache, type KeptAnswer } from './answer-cache.ts'
import {
  answerParameters,
  configurationUrl,
  openAnswerStream,
  openStreamById,
  questionBody,
  type AnswerSettings,
} from './answer-call.ts'
import { CONTENT_FORMATS, NO_ANSWER, type AnswerText, type ContentFormat } from './answer-text.ts'
import { evaluateAnswer, evaluationBody, type AnswerFeedback } from './evaluate-answer.ts'
import { streamAnswer } from './stream-answer.ts'

/** An answer and what its reader has done with it. */
export interface GeneratedAnswer extends AnswerText {
  isVisible: boolean
  isExpanded: boolean
  liked: boolean
  disliked: boolean
  isFeedbackOpen: boolean
  isFeedbackSubmitted: boolean
}

const UNTOUCHED = {
  isExpanded: false,
  liked: false,
  disliked: false,
  isFeedbackOpen: false,
  isFeedbackSubmitted: false,
}

const ANSWER = slice<GeneratedAnswer>('answer', { ...NO_ANSWER, ...UNTOUCHED, isVisible: true })

/** Searches as they are begun; each may be a question. */
export interface QuestionSource {
  search: View<{ readonly requestId: string; readonly query: string }>
  /** What narrows the search, in the words of the answer's body. */
  parts?: () => object
  /** Told in which form answers are wanted; an older provider prepares them while it searches. */
  announce?: (answerParameters: object) => void
  /** The older way: the id under which the answer to the last search waits; empty where none does. */
  streamId?: () => string
}

export interface GeneratedAnswerOptions {
  /** Instead of the engine's own. */
  answerConfigurationId?: string
  insightId?: string
  contentFormats?: readonly ContentFormat[]
  citationFields?: readonly string[]
  /** Instead of the products search. */
  source?: QuestionSource
  /** Which queries are worth an answer; all where nobody says. */
  isQuestion?: (query: string) => boolean
}

export interface AnswerVerbs {
  /** Settles when the answer is complete or has failed; the same question is asked only once. */
  ask(question: string): Promise<void>
  /** Asks the same again, whatever is known. */
  retry(): Promise<void>
  reset(): void
  /** Answers the current search and each that follows, until the returned function is called. */
  follow(): () => void
  like(): void
  dislike(): void
  sendFeedback(feedback: AnswerFeedback): Promise<void>
  openFeedback(): void
  closeFeedback(): void
  show(): void
  hide(): void
  expand(): void
  collapse(): void
}

const OPTIONS = fields({
  answerConfigurationId: missable(nonEmptyText),
  insightId: missable(nonEmptyText),
  contentFormats: missable(listOf(oneOf(CONTENT_FORMATS))),
  citationFields: missable(listOf(text)),
})

/** Questions and their written answers. */
export function createGeneratedAnswer(
  engine: Engine,
  options: GeneratedAnswerOptions = {},
): Controller<GeneratedAnswer> & AnswerVerbs {
  const settings = toSettings(engine, options)
  options.source?.announce?.(answerParameters(settings))
  const shown = engine.state(ANSWER)
  const desk = createAnswerDesk(engine, settings, options.source ?? {})
  const set = (change: Partial<GeneratedAnswer>) =>
    shown.update((current) => changed(current, change))

  async function sendFeedback(feedback: AnswerFeedback): Promise<void> {
    set({ isFeedbackSubmitted: true, isFeedbackOpen: false })
    const { question } = shown.get()
    const url = `${configurationUrl(engine, settings)}/evaluations`
    if (await evaluateAnswer(engine, url, evaluationBody(shown.get(), feedback))) return
    engine.environment.log('warn', 'The feedback could not be sent.')
    if (shown.get().question === question) set({ isFeedbackSubmitted: false })
  }

  return controllerOf(shown, {
    ask: (question: string) => desk.ask(question, false),
    retry: () => desk.ask(shown.get().question, true),
    reset: () => desk.reset(),
    follow: () => followSearch(engine, options, desk),
    like: () => set({ liked: true, disliked: false }),
    dislike: () => set({ liked: false, disliked: true }),
    sendFeedback,
    openFeedback: () => set({ isFeedbackOpen: true }),
    closeFeedback: () => set({ isFeedbackOpen: false }),
    show: () => set({ isVisible: true }),
    hide: () => set({ isVisible: false }),
    expand: () => set({ isExpanded: true }),
    collapse: () => set({ isExpanded: false }),
  })
}

function changed(current: GeneratedAnswer, change: Partial<GeneratedAnswer>): GeneratedAnswer {
  const next = { ...current, ...change }
  const keys = Object.keys(change) as (keyof GeneratedAnswer)[]
  return keys.every((key) => next[key] === current[key]) ? current : next
}

function toSettings(engine: Engine, options: GeneratedAnswerOptions): AnswerSettings {
  demand(OPTIONS, options)
  const { insightId } = options
  return {
    answerConfigurationId:
      options.answerConfigurationId ?? engine.configuration.get().knowledge.answerConfigurationId,
    ...(insightId !== undefined && { insightId }),
    contentFormats: options.contentFormats ?? ['text/markdown', 'text/plain'],
    citationFields: options.citationFields ?? [],
  }
}

interface AnswerDesk {
  ask(question: string, isAnew: boolean): Promise<void>
  reset(): void
}

/** Shows one answer at a time; the others are kept for a while. */
function createAnswerDesk(
  engine: Engine,
  settings: AnswerSettings,
  { parts, streamId }: Partial<QuestionSource>,
): AnswerDesk {
  const shown = engine.state(ANSWER)
  const cache = engine.part(createAnswerCache)
  let current: { key: string; kept: KeptAnswer; leave: () => void } | null = null

  function reset(): void {
    current?.leave()
    current = null
    shown.update(({ isVisible }) => ({ ...NO_ANSWER, ...UNTOUCHED, isVisible }))
  }

  async function ask(question: string, isAnew: boolean): Promise<void> {
    const id = streamId?.()
    if (question.trim() === '' || id === '') return reset()
    const body = questionBody(question, settings, parts?.() ?? {})
    const key = id ?? JSON.stringify([configurationUrl(engine, settings), body])
    if (current?.key === key && !isAnew) return current.kept.done
    reset()
    if (isAnew) cache.forget(key)
    const kept = cache.take(key, question, (answer, signal) =>
      streamAnswer({
        environment: engine.environment,
        answer,
        signal,
        isOlder: id !== undefined,
        open: (headers, until) =>
          id === undefined
            ? openAnswerStream(engine, settings, body, { headers, signal: until })
            : openStreamById(engine, id, { headers, signal: until }),
      }),
    )
    const copy = () => shown.update((before) => ({ ...before, ...kept.answer.get() }))
    const unsubscribe = kept.answer.subscribe(copy)
    const leave = () => {
      unsubscribe()
      cache.leave(key)
    }
    current = { key, kept, leave }
    copy()
    return kept.done
  }

  return { ask, reset }
}

/** The answer is asked for beside the search, not after it; the older one once its id is there. */
function followSearch(
  engine: Engine,
  { source, isQuestion = () => true }: GeneratedAnswerOptions,
  desk: AnswerDesk,
): () => void {
  const search = source?.search ?? engine.state(SEARCH)
  const streamId = source?.streamId
  let last = ''
  function notice(): void {
    const { requestId, query } = search.get()
    const mark = streamId === undefined ? requestId : streamId()
    if (mark === last) return
    last = mark
    void desk.ask(mark !== '' && isQuestion(query) ? query : '', false)
  }
  notice()
  return search.subscribe(notice)
}
