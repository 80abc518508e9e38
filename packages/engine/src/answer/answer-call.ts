import { callProvider } from '../calls/call-provider.ts'
import type { Engine } from '../engine.ts'
import { analyticsBody } from './analytics-body.ts'
import { restUrl } from './rest-url.ts'
import type { OpenStream } from './stream-answer.ts'

export interface AnswerSettings {
  answerConfigurationId: string
  /** Asks in the name of this insight panel. */
  insightId?: string
}

/** Sends the question each time its stream is opened. */
export function answerStream(engine: Engine, settings: AnswerSettings, body: object): OpenStream {
  return (headers, signal) =>
    callProvider(engine, {
      url: `${configurationUrl(engine, settings)}/generate`,
      body: { ...body, analytics: analyticsBody(engine, 'searchboxSubmit') },
      headers: { Accept: 'application/json, text/event-stream', ...headers },
      signal,
    })
}

/** Where answers of one configuration are asked for and judged. */
export function configurationUrl(
  engine: Engine,
  { answerConfigurationId, insightId }: AnswerSettings,
): string {
  const id = encodeURIComponent(answerConfigurationId)
  const place =
    insightId === undefined
      ? 'answer/v1/configs'
      : `insight/v1/configs/${encodeURIComponent(insightId)}/answer`
  return `${organizationUrl(engine)}/${place}/${id}`
}

export function organizationUrl({ configuration }: Engine): string {
  const { organizationId } = configuration.get()
  return `${restUrl(configuration.get())}/organizations/${encodeURIComponent(organizationId)}`
}
