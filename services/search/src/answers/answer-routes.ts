import { ANSWER_CONFIGURATION_ID, type SearchAnswer } from '@saum/contract/search'
import type { EventLog } from '../events/event-log.ts'
import { answerJson } from '../http/json-answer.ts'
import { ProtocolError } from '../http/protocol-error.ts'
import { readBody } from '../http/read-body.ts'
import type { HandlerContext, Route } from '../http/route.ts'
import { answerWishes, evaluationBody, generateBody } from './answer-request.ts'
import type { AnswerWishes } from './answer-source.ts'
import { streamAnswer } from './answer-stream.ts'
import type { PendingQuestions } from './pending-questions.ts'

export interface AnswerRouteParts {
  /** Filled by classic searches. */
  pending: PendingQuestions
  events: EventLog
}

const ORGANIZATION = '/rest/organizations/{org}'

/** Questions of shoppers, answered as event streams. */
export function answerRoutes({ pending, events }: AnswerRouteParts): readonly Route[] {
  async function generate(context: HandlerContext): Promise<SearchAnswer> {
    refuseUnknownConfiguration(context)
    const { q, pipelineRuleParameters } = readBody(generateBody, context.request)
    return answerQuestion(context, q, answerWishes(pipelineRuleParameters))
  }

  /** The older form: a search hands out the id, the answer is fetched by it. */
  async function stream(context: HandlerContext): Promise<SearchAnswer> {
    const question = pending.find(context.params['streamId'] ?? '', context.now)
    if (question === null || question.shopId !== context.claims.shopId) {
      throw new ProtocolError('NOT_FOUND', 'No answer is waiting under this id.')
    }
    return answerQuestion(context, question.query, question)
  }

  async function evaluate(context: HandlerContext): Promise<SearchAnswer> {
    refuseUnknownConfiguration(context)
    const { request, claims, now } = context
    const { answer, helpful } = readBody(evaluationBody, request)
    const { shopId } = claims
    const feedback = { answerId: answer.responseId, isHelpful: helpful }
    await events.append([{ kind: 'answer-feedback', shopId, at: now, ...feedback }])
    return answerJson({})
  }

  const configuration = `${ORGANIZATION}/answer/v1/configs/{configId}`
  const common = { purpose: 'answers', caller: 'bearer' } as const
  return [
    { ...common, method: 'POST', path: `${configuration}/generate`, handle: generate },
    { ...common, method: 'POST', path: `${configuration}/evaluations`, handle: evaluate },
    {
      ...common,
      method: 'POST',
      path: `${ORGANIZATION}/insight/v1/configs/{insightId}/answer/{configId}/generate`,
      handle: generate,
    },
    {
      ...common,
      method: 'GET',
      path: `${ORGANIZATION}/machinelearning/streaming/{streamId}`,
      handle: stream,
    },
  ]
}

function refuseUnknownConfiguration({ params }: HandlerContext): void {
  if (params['configId'] === ANSWER_CONFIGURATION_ID) return
  throw new ProtocolError('NOT_FOUND', 'There is no answer configuration of this id.')
}

async function answerQuestion(
  { shop }: HandlerContext,
  query: string,
  wishes: AnswerWishes,
): Promise<SearchAnswer> {
  const reader = new AbortController()
  const { signal } = reader
  const answer = await shop.answers.answer({ query, ...wishes, signal })
  return {
    status: 200,
    headers: {
      // Exactly this: the older client compares the whole value.
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-answer-id': answer.answerId,
      // Proxies would otherwise collect the parts.
      'x-accel-buffering': 'no',
    },
    body: streamAnswer(answer, reader),
  }
}
