import {
  each,
  isFlag,
  isNumber,
  isPlain,
  isText,
  NEEDED,
  orMissing,
  orNull,
  shaped,
  type Field,
  type Fields,
} from '../calls/shape.ts'
import { entryOf } from '../suggest/entries.ts'
import {
  appendText,
  breakOffAnswer,
  CONTENT_FORMATS,
  endAnswer,
  failAnswer,
  setCitations,
  setFormat,
  type AnswerText,
  type Citation,
  type ContentFormat,
} from './answer-text.ts'

/** No honest answer is longer. */
const MOST_ANSWER_CHARACTERS = 200_000

interface Message {
  payloadType: string
  payload: string
  finishReason?: unknown
  errorMessage?: unknown
  code?: number | null
  statusCode?: number | null
}

const TEXT: Field = [isText, NEEDED]
const MAYBE_TEXT: Field = [orMissing(isText), NEEDED]
const CODE: Field = maybe((code) => isNumber(code) && code >= 0)
const MESSAGE: Fields<Message> = {
  payloadType: TEXT,
  payload: TEXT,
  code: CODE,
  statusCode: CODE,
}

const CITATION: Fields<Citation> = {
  id: TEXT,
  title: TEXT,
  uri: TEXT,
  permanentid: TEXT,
  clickUri: MAYBE_TEXT,
  source: MAYBE_TEXT,
  text: MAYBE_TEXT,
  fields: [orMissing(isPlain), NEEDED],
}

interface Payload {
  contentFormat?: ContentFormat | null
  textDelta?: string | null
  citations?: readonly unknown[] | null
  answerGenerated?: boolean | null
}

const PAYLOAD: Fields<Payload> = {
  contentFormat: maybe((format) => CONTENT_FORMATS.some((one) => one === format)),
  textDelta: maybe(isText),
  citations: maybe(Array.isArray),
  answerGenerated: maybe(isFlag),
}

function maybe(isValid: (value: unknown) => boolean): Field {
  return [orMissing(orNull(isValid)), NEEDED]
}

/** What each kind of message does; what a message leaves out changes nothing. */
const EFFECTS: Readonly<Record<string, (answer: AnswerText, payload: Payload) => AnswerText>> = {
  'genqa.headerMessageType': (answer, { contentFormat }) =>
    contentFormat == null ? answer : setFormat(answer, contentFormat),
  'genqa.messageType': (answer, { textDelta }) => appendText(answer, textDelta ?? ''),
  'genqa.citationsType': (answer, { citations }) =>
    citations == null
      ? answer
      : setCitations(
          answer,
          each(citations, (citation) => shaped<Citation>(citation, CITATION)),
        ),
  'genqa.endOfStreamType': (answer, { answerGenerated }) =>
    endAnswer(answer, answerGenerated ?? false),
}

/** One message of the stream, applied; throws where it is not one. */
export function readAnswerMessage(
  answer: AnswerText,
  data: string,
  onUnknownType: (payloadType: string) => void,
): AnswerText {
  const message = shaped<Message>(JSON.parse(data), MESSAGE)
  if (message.finishReason === 'ERROR') {
    const { errorMessage } = message
    // One server writes `code`, another `statusCode`.
    const status = message.code ?? message.statusCode ?? 0
    return isText(errorMessage) && errorMessage !== ''
      ? failAnswer(answer, errorMessage, status)
      : breakOffAnswer(answer)
  }
  const payload = shaped<Payload>(JSON.parse(message.payload || '{}'), PAYLOAD)
  const { payloadType } = message
  const effect = entryOf(EFFECTS, payloadType)
  if (effect === undefined) onUnknownType(payloadType)
  const next = effect?.(answer, payload) ?? answer
  if (next.answer.length > MOST_ANSWER_CHARACTERS) throw new Error('The reply is too long.')
  // The last message may be of any kind: its reason tells.
  const isLeftOpen = message.finishReason === 'COMPLETED' && (next.isLoading || next.isStreaming)
  return isLeftOpen ? endAnswer(next, next.answer !== '') : next
}
