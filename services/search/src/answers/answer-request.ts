import * as v from '@saum/schema/schema'

const MOST_QUERY_CHARACTERS = 5000
const MOST_FORMATS = 10

const text = v.pipe(v.string(), v.maxLength(MOST_QUERY_CHARACTERS))

const contentFormats = v.pipe(v.array(text), v.maxLength(MOST_FORMATS))

/** How a client says which form of answer it can show; a search carries the same. */
export const answerParameters = v.object({
  mlGenerativeQuestionAnswering: v.nullish(
    v.object({ responseFormat: v.nullish(v.object({ contentFormat: v.nullish(contentFormats) })) }),
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

export function formatsFrom(
  parameters: v.InferOutput<typeof answerParameters> | null | undefined,
): readonly string[] {
  return parameters?.mlGenerativeQuestionAnswering?.responseFormat?.contentFormat ?? []
}
