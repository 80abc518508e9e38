import { demand, listOf, oneOf, optional } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { SEARCH } from '../search/search-slice.ts'
import { withSet, type View } from '../state.ts'
import { answerStream, configurationUrl, type AnswerSettings } from './answer-call.ts'
import { ANSWER, answerShelf, type GeneratedAnswer } from './answer-shelf.ts'
import { CONTENT_FORMATS, type ContentFormat } from './answer-text.ts'
import { evaluateAnswer, type AnswerFeedback } from './evaluate-answer.ts'
import type { OpenStream } from './stream-answer.ts'

/** An answer a search has had prepared, and the id it waits under; empty where none does. */
export interface WaitingAnswer {
  id: string
  open: OpenStream
}

/** Searches as they are begun; each may be a question. */
export interface QuestionSource {
  search: View<{ readonly requestId: string; readonly query: string }>
  /** What narrows the search, in the words of the answer's body. */
  parts?: () => object
  /** Told in which form answers are wanted; an older provider prepares them while it searches. */
  announce?: (answerParameters: object) => void
  /** Where the answer to the last search waits, instead of being asked for beside it. */
  waiting?: () => WaitingAnswer
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
  /** Nothing more is read of the answer; what has come of it stays. */
  stop(): void
  /** Answers the current search and each that follows, until the returned function is called. */
  follow(): () => void
  like(): void
  dislike(): void
  sendFeedback(feedback: AnswerFeedback): Promise<void>
}

const FORMATS = optional(listOf(oneOf(CONTENT_FORMATS)), CONTENT_FORMATS)

/** Questions and their written answers. */
export function createGeneratedAnswer(
  engine: Engine,
  options: GeneratedAnswerOptions = {},
): Controller<GeneratedAnswer> & AnswerVerbs {
  const { knowledge, analytics } = engine.configuration.get()
  const contentFormats = demand(FORMATS, options.contentFormats, 'contentFormats')
  const settings: AnswerSettings = { ...knowledge, ...options }
  const { source = { search: engine.state(SEARCH) }, isQuestion = () => true } = options
  // In which form an answer is wanted.
  const pipelineRuleParameters = {
    mlGenerativeQuestionAnswering: {
      responseFormat: { contentFormat: contentFormats },
      citationsFieldToInclude: options.citationFields ?? [],
    },
  }
  source.announce?.(pipelineRuleParameters)
  const shown = engine.state(ANSWER)
  const { show, reset, stop } = engine.part(answerShelf)
  const set = (change: Partial<GeneratedAnswer>) =>
    shown.update((current) => withSet(current, change))
  const judging = (liked: boolean) => () => set({ liked, disliked: !liked })

  async function ask(question: string, isAnew = false): Promise<void> {
    const found = source.waiting?.()
    if (question.trim() === '' || found?.id === '') return reset()
    // Without who asks and when: the same question has the same body.
    const tab = analytics.originLevel2
    const body = { q: question, tab, ...source.parts?.(), pipelineRuleParameters }
    const key = found?.id ?? JSON.stringify([configurationUrl(engine, settings), body])
    return show(key, question, found?.open ?? answerStream(engine, settings, body), isAnew)
  }

  /** A search is taken up when it begins, not when it ends; one whose answer waits once its id is there. */
  function follow(): () => void {
    let last = ''
    function notice(): void {
      const { requestId, query } = source.search.get()
      const mark = source.waiting?.().id ?? requestId
      if (mark === last) return
      last = mark
      void ask(mark !== '' && isQuestion(query) ? query : '')
    }
    notice()
    return source.search.subscribe(notice)
  }

  async function sendFeedback(feedback: AnswerFeedback): Promise<void> {
    set({ isFeedbackSubmitted: true })
    const { question } = shown.get()
    const url = `${configurationUrl(engine, settings)}/evaluations`
    if (await evaluateAnswer(engine, url, shown.get(), feedback)) return
    engine.environment.log('warn', 'The feedback could not be sent.')
    if (shown.get().question === question) set({ isFeedbackSubmitted: false })
  }

  return controllerOf(shown, {
    ask: (question: string) => ask(question),
    retry: () => ask(shown.get().question, true),
    reset,
    stop,
    follow,
    like: judging(true),
    dislike: judging(false),
    sendFeedback,
  })
}
