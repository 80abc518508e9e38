import { callProvider, type CallResult } from '../calls/call-provider.ts'
import type { Engine } from '../engine.ts'
import { analyticsBody } from './analytics-body.ts'
import type { ContentFormat } from './answer-text.ts'
import { restUrl } from './rest-url.ts'

export interface AnswerSettings {
  answerConfigurationId: string
  /** Asks in the name of this insight panel. */
  insightId?: string
  contentFormats: readonly ContentFormat[]
  citationFields: readonly string[]
}

/** In which form an answer is wanted; a search says the same, so that one is prepared. */
export function answerParameters({ contentFormats, citationFields }: AnswerSettings): object {
  return {
    mlGenerativeQuestionAnswering: {
      responseFormat: { contentFormat: contentFormats },
      citationsFieldToInclude: citationFields,
    },
  }
}

/** What is asked, without who asks and when: the same question has the same body. */
export function questionBody(
  question: string,
  settings: AnswerSettings,
  searchParts: object,
): object {
  return { q: question, ...searchParts, pipelineRuleParameters: answerParameters(settings) }
}

export interface OpenAnswer {
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}

export function openAnswerStream(
  engine: Engine,
  settings: AnswerSettings,
  body: object,
  { headers, signal }: OpenAnswer,
): Promise<CallResult<Response>> {
  return callProvider(engine, {
    url: `${configurationUrl(engine, settings)}/generate`,
    body: { ...body, analytics: analyticsBody(engine, 'searchboxSubmit') },
    headers: { Accept: 'application/json, text/event-stream', ...headers },
    signal,
  })
}

/** The older way: a search has handed out an id, and the answer waits under it. */
export function openStreamById(
  engine: Engine,
  streamId: string,
  { headers, signal }: OpenAnswer,
): Promise<CallResult<Response>> {
  const url = `${organizationUrl(engine)}/machinelearning/streaming/${encodeURIComponent(streamId)}`
  return callProvider(engine, { url, headers: { Accept: '*/*', ...headers }, signal })
}

/** Where answers of one configuration are asked for and judged. */
export function configurationUrl(
  engine: Engine,
  { answerConfigurationId, insightId }: AnswerSettings,
): string {
  const id = encodeURIComponent(answerConfigurationId)
  return insightId === undefined
    ? `${organizationUrl(engine)}/answer/v1/configs/${id}`
    : `${organizationUrl(engine)}/insight/v1/configs/${encodeURIComponent(insightId)}/answer/${id}`
}

function organizationUrl({ configuration }: Engine): string {
  const { organizationId } = configuration.get()
  return `${restUrl(configuration.get())}/organizations/${encodeURIComponent(organizationId)}`
}
