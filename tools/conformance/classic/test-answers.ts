import assert from 'node:assert/strict'
import { until } from '../controller.ts'
import type { Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import { createClassicEngine } from './classic-stage.ts'
import type { ClassicClient, GeneratedAnswerState } from './client.ts'

const QUESTION = 'wie wasche ich kaschmir'
const UNANSWERABLE = 'wie hoch ist der mount everest'
const isOver = ({
  isLoading,
  isStreaming,
  isAnswerGenerated,
  cannotAnswer,
}: GeneratedAnswerState) => !isLoading && !isStreaming && (isAnswerGenerated || cannotAnswer)

/** Answers in words, by both ways a client may fetch them. */
export function answerArea(stage: Stage, client: ClassicClient): Area {
  async function ask(question: string, props: object): Promise<GeneratedAnswerState> {
    const engine = createClassicEngine(stage, client)
    const answer = client.buildGeneratedAnswer(engine, props)
    const box = client.buildSearchBox(engine)
    box.updateText(question)
    box.submit()
    return until(answer, isOver, 'An answer')
  }

  return {
    title: 'generated answers',
    steps: [
      {
        title: 'a question is answered in parts, with what the answer rests on',
        async run() {
          const {
            answer = '',
            citations,
            isAnswerGenerated,
          } = await ask(QUESTION, {
            answerConfigurationId: 'shop',
          })
          assert.ok(isAnswerGenerated && answer.length > 20, `answered ${answer}`)
          assert.ok(citations.length > 0)
          assert.ok(citations.every(({ title, uri }) => title !== '' && URL.canParse(uri)))
          assert.ok(stage.traffic.count('/answer/v1/configs/shop/generate') > 0)
        },
      },
      {
        title: 'a question nothing is known about is not answered',
        async run() {
          const { answer = '', cannotAnswer } = await ask(UNANSWERABLE, {
            answerConfigurationId: 'shop',
          })
          assert.ok(cannotAnswer, `answered ${answer}`)
        },
      },
      {
        title: 'the older stream answers the same question',
        async run() {
          const { answer = '', citations } = await ask(QUESTION, {})
          assert.ok(answer.length > 20, `answered ${answer}`)
          assert.ok(citations.length > 0)
          assert.ok(stage.traffic.count('/machinelearning/streaming/') > 0)
        },
      },
    ],
  }
}
