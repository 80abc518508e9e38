import type { QuestionSource } from '../answer/create-generated-answer.ts'
import type { Engine } from '../engine.ts'
import { narrowingBody, tabName } from './classic-body.ts'
import { classicOf } from './classic-solution.ts'
import { waitingAnswer } from './waiting-answer.ts'

/** Classic searches as questions to be answered; `isOlder` where the answer waits under an id of the reply. */
export function classicQuestions(engine: Engine, isOlder = false): QuestionSource {
  const { search } = classicOf(engine)
  const waiting = () =>
    waitingAnswer(engine, search.get().reply.extendedResults.generativeQuestionAnsweringId ?? '')
  return {
    search,
    announce: (pipelineRuleParameters) =>
      search.update((current) => ({ ...current, pipelineRuleParameters })),
    parts() {
      const current = search.get()
      const { context, searchHub, pipeline } = current
      return {
        ...narrowingBody(current, engine.environment.now()),
        ...(Object.keys(context).length > 0 && { context }),
        ...(searchHub && { searchHub }),
        ...(pipeline && { pipeline }),
        tab: tabName(engine, current),
      }
    },
    ...(isOlder && { waiting }),
  }
}
