import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { createGeneratedAnswer } from './create-generated-answer.ts'
import { aStream, aWrittenStream, CARE_ANSWER, delta, HEADER } from './test-streams.ts'

const QUESTION = 'Wie wasche ich Satin?'

function anAnswer(engine = aTestEngine()) {
  const answer = createGeneratedAnswer(engine, { answerConfigurationId: 'care' })
  return { engine, environment: engine.environment, answer }
}

describe('several places of a page that show answers', () => {
  it('show the answer to the last question, and nothing of an earlier one', async () => {
    const { engine, environment, answer } = anAnswer()
    const { answer: other } = anAnswer(engine)
    const [first, second] = [aWrittenStream(), aWrittenStream()]
    environment.answer(first.response, second.response)
    void answer.ask(QUESTION)
    first.write(HEADER, delta('Satin '))
    await environment.pass(0)

    void other.ask('Was ist Viskose?')
    second.write(HEADER, delta('Viskose '))
    await environment.pass(0)
    first.write(delta('wird kalt gewaschen.'))
    await environment.pass(0)

    expect(answer.state).toMatchObject({ question: 'Was ist Viskose?', answer: 'Viskose ' })
    expect(other.state).toBe(answer.state)
  })
})

describe('an answer the server did not wait for', () => {
  it('does not load in the browser until it is asked for, and then comes', async () => {
    const server = anAnswer()
    server.environment.answer(aWrittenStream().response)
    void server.answer.ask(QUESTION)
    const snapshot = JSON.parse(JSON.stringify(server.engine.snapshot())) as object
    const engine = aTestEngine({}, undefined, { ...snapshot })

    const { environment, answer } = anAnswer(engine)
    const before = answer.state
    environment.answer(aStream(CARE_ANSWER))
    await answer.ask(QUESTION)

    expect(before).toMatchObject({ question: QUESTION, isLoading: false, isStreaming: false })
    expect(answer.state).toMatchObject({ isAnswerGenerated: true, isLoading: false })
  })
})
