import { withSet } from '../state.ts'

/** The better one first. */
export const CONTENT_FORMATS = ['text/markdown', 'text/plain'] as const

export type ContentFormat = (typeof CONTENT_FORMATS)[number]

/** A page an answer rests on. */
export interface Citation {
  id: string
  title: string
  uri: string
  permanentid: string
  clickUri?: string
  source?: string
  text?: string
  fields?: Readonly<Record<string, unknown>>
}

export interface AnswerError {
  message: string
  code: number
  isRetryable: boolean
}

/** What has come of an answer so far. */
export interface AnswerText {
  question: string
  answer: string
  contentFormat: ContentFormat
  citations: readonly Citation[]
  error: AnswerError | null
  isAnswerGenerated: boolean
  isStreaming: boolean
  isLoading: boolean
  answerId: string
  /** Whether the provider was asked and had nothing to say. */
  cannotAnswer: boolean
}

export const NO_ANSWER: AnswerText = {
  question: '',
  answer: '',
  contentFormat: 'text/plain',
  citations: [],
  error: null,
  isAnswerGenerated: false,
  isStreaming: false,
  isLoading: false,
  answerId: '',
  cannotAnswer: false,
}

/** The code of a stream that broke off; asking again may help. */
const RETRYABLE_CODE = 1

/** Also when a stream is opened again: what came before the break comes anew. */
export function beginAnswer(question: string): AnswerText {
  return { ...NO_ANSWER, question, isLoading: true }
}

export function openAnswer(answer: AnswerText, answerId: string): AnswerText {
  return withSet(answer, { answerId })
}

export function setFormat(answer: AnswerText, contentFormat: ContentFormat): AnswerText {
  return streaming({ ...answer, contentFormat })
}

export function appendText(answer: AnswerText, textDelta: string): AnswerText {
  if (textDelta === '') return answer
  return streaming({ ...answer, answer: answer.answer + textDelta })
}

/** Of several citations of one page the first is kept. */
export function setCitations(answer: AnswerText, citations: readonly Citation[]): AnswerText {
  const seen = new Set<string>()
  const kept = citations.filter(({ uri }) => seen.size < seen.add(uri).size)
  return streaming({ ...answer, citations: kept })
}

/** Only who asked something can be left without an answer. */
export function endAnswer(answer: AnswerText, isAnswerGenerated: boolean): AnswerText {
  const cannotAnswer = !isAnswerGenerated && answer.question.trim() !== ''
  return { ...haltAnswer(answer), isAnswerGenerated, cannotAnswer }
}

/** The text that has come stays: half an answer with a reason is better than none. */
export function failAnswer(answer: AnswerText, message: string, code: number): AnswerText {
  const error = { message: inShort(message), code, isRetryable: code === RETRYABLE_CODE }
  return { ...haltAnswer(answer), error }
}

/** Words of the provider, as much of them as a log should hold. */
export function inShort(text: string): string {
  return text.slice(0, 300)
}

/** Nobody waits for this answer any more. */
export function haltAnswer<Answer extends AnswerText>(answer: Answer): Answer {
  return withSet<AnswerText>(answer, { isLoading: false, isStreaming: false }) as Answer
}

export function breakOffAnswer(answer: AnswerText): AnswerText {
  return failAnswer(answer, 'Failed to complete stream.', RETRYABLE_CODE)
}

function streaming(answer: AnswerText): AnswerText {
  return { ...answer, isLoading: false, isStreaming: true, error: null }
}
