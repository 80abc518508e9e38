import { randomUUID } from 'node:crypto'
import type { SearchAnswer } from '@saum/contract/search'
import { answerJson } from '../http/json-answer.ts'
import { readBody } from '../http/read-body.ts'
import type { HandlerContext } from '../http/route.ts'
import { describeFields } from './classic-fields.ts'
import { planBody, querySuggestBody } from './classic-request.ts'

const MOST_COMPLETIONS = 20

/** What a search would do, without searching: a standalone box asks where to go. */
export async function answerPlan({ shop, request }: HandlerContext): Promise<SearchAnswer> {
  const body = readBody(planBody, request)
  return answerJson({
    parsedInput: { basicExpression: body.q, largeExpression: body.lq },
    preprocessingOutput: {
      pipeline: body.pipeline ?? 'default',
      redirect: null,
      triggers: shop.rules.triggersFor(body.q),
    },
  })
}

export async function answerQuerySuggest({ shop, request }: HandlerContext): Promise<SearchAnswer> {
  const { q, count } = readBody(querySuggestBody, request)
  const limit = Math.min(count, MOST_COMPLETIONS)
  const completions = await shop.suggestions.complete(q, limit)
  return answerJson({ completions, responseId: randomUUID() })
}

export async function answerFields(): Promise<SearchAnswer> {
  return answerJson({ fields: describeFields() })
}
