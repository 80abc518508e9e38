import * as v from '@saum/schema/schema'
import type { AnswerWishes } from './answer-source.ts'

const MOST_QUERY_CHARACTERS = 5000
const MOST_FORMATS = 10

const text = v.pipe(v.string(), v.maxLength(MOST_QUERY_CHARACTERS))

const MOST_FIELDS = 100
const fieldNames = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MOST_FIELDS))

const contentFormats = v.pipe(v.array(text), v.maxLength(MOST_FORMATS))

/** How a client says which form of answer it can show; a search carries the same. */
export const answerParameters = v.object({
  mlGenerativeQuestionAnswering: v.nullish(
    v.object({
      responseFormat: v.nullish(v.object({ contentFormat: v.nullish(contentFormats) })),
      citationsFieldToInclude: v.nullish(fieldNames),
    }),
  ),
})

/** What is read of the body; the rest narrows searches and says nothing about an answer. */
export const generateBody = v.object({
  q: v.pipe(text, v.nonEmpty()),
  pipelineRuleParameters: v.nullish(answerParameters),
})

export const evaluationBody = v.object({
  question: text,
  helpful: v.boolean(),
  answer: v.object({
    responseId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    text: v.nullish(v.string()),
    format: v.nullish(v.string()),
  }),
})

/** In which forms an answer can be shown, and what is to be known of what it rests on. */
export function answerWishes(
  parameters: v.InferOutput<typeof answerParameters> | null | undefined,
): AnswerWishes {
  const wishes = parameters?.mlGenerativeQuestionAnswering
  return {
    contentFormats: wishes?.responseFormat?.contentFormat ?? [],
    citationFields: wishes?.citationsFieldToInclude ?? [],
  }
}
