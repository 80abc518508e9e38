import { describe, expect, it } from 'vitest'
import { aReader } from './test-reader.ts'
import { aStream, aWrittenStream, CARE_ANSWER, delta, message } from './test-streams.ts'

describe('a stream that is alive', () => {
  it('is not taken for broken while its server sends comments', async () => {
    const stream = aWrittenStream()
    const { environment, answer, opened, done } = aReader([stream.response])

    for (let pings = 0; pings < 12; pings++) {
      stream.write(': ping\n\n')
      await environment.pass(3000)
    }
    stream.write(...CARE_ANSWER)
    await done

    expect(opened).toHaveLength(1)
    expect(answer.get()).toMatchObject({ isAnswerGenerated: true, error: null })
  })

  it('is left after 90 seconds without an end', async () => {
    const stream = aWrittenStream()
    const { environment, answer, opened, done } = aReader([stream.response])

    for (let beats = 0; beats < 30; beats++) {
      expect(answer.get().isLoading).toBe(true)
      stream.write('data:\n\n')
      await environment.pass(3000)
    }

    expect(stream.isLeft).toBe(true)
    expect(answer.get()).toMatchObject({ isLoading: false, error: { isRetryable: true } })
    await done
    await environment.pass(60_000)
    expect(opened).toHaveLength(1)
  })

  it('is not begun anew where the 90 seconds end between two tries', async () => {
    const stream = aWrittenStream()
    const { environment, answer, opened, done } = aReader([stream.response])
    stream.write('retry: 30000\n')
    for (let seconds = 0; seconds < 80; seconds += 4) {
      stream.write(delta('Satin '))
      await environment.pass(4000)
    }

    stream.cut()
    await environment.pass(60_000)
    await done

    expect(opened).toHaveLength(1)
    expect(answer.get()).toMatchObject({ isLoading: false, error: { isRetryable: true } })
    expect(answer.get().answer).toContain('Satin')
  })
})

describe('what a provider says of itself', () => {
  it('is kept only in part where it is endless', async () => {
    const endless = 'x'.repeat(5000)
    const failure = message(endless, '', { finishReason: 'ERROR', errorMessage: endless })
    const { environment, answer, done } = aReader([aStream([message(endless, {}), failure])])

    await done

    expect(answer.get().error?.message).toHaveLength(300)
    for (const log of environment.logs) expect(log.message.length).toBeLessThan(330)
    expect(environment.logs).toHaveLength(2)
  })
})
