import { aTestEnvironment } from '@saum/engine/test-environment'
import { describe, expect, it } from 'vitest'
import { throttledLog } from './throttled-log.ts'

function aLog() {
  const { log, logs, now, setTimer, pass } = aTestEnvironment()
  return {
    log: throttledLog({ write: log, now, setTimer }),
    pass,
    messages: () => logs.map(({ message }) => message),
    logs,
  }
}

function times(count: number, work: () => void) {
  for (let done = 0; done < count; done++) work()
}

describe('[9.32] a line that is repeated', () => {
  it('is written five times, and then how often it came besides', async () => {
    const { log, pass, messages } = aLog()

    times(8, () => log('error', 'Offline'))
    expect(messages()).toEqual(Array(5).fill('Offline'))
    await pass(999)
    expect(messages()).toHaveLength(5)
    await pass(1)

    expect(messages().slice(5)).toEqual(['Offline (repeated 3 times)'])
  })

  it('is written as it is where it was held back once', async () => {
    const { log, pass, messages } = aLog()

    times(6, () => log('warn', 'Offline'))
    await pass(1000)

    expect(messages()).toEqual(Array(6).fill('Offline'))
  })

  it('is written whenever a second has passed since the last', async () => {
    const { log, pass, messages } = aLog()

    for (let count = 0; count < 8; count++) {
      log('error', 'Offline')
      await pass(1000)
    }

    expect(messages()).toEqual(Array(8).fill('Offline'))
  })

  it('is told of before the next line, and keeps its newest detail', async () => {
    const { log, messages, logs, pass } = aLog()
    let count = 0

    times(7, () => log('error', 'Offline', ++count))
    log('error', 'Token')

    expect(messages().slice(5)).toEqual(['Offline (repeated 2 times)', 'Token'])
    expect(logs[5]).toMatchObject({ level: 'error', detail: 7 })
    await pass(2000)
    expect(messages()).toHaveLength(7)
  })

  it('is another line at another level', () => {
    const { log, messages } = aLog()

    times(4, () => log('warn', 'Offline'))
    times(4, () => log('error', 'Offline'))

    expect(messages()).toHaveLength(8)
  })

  it('goes on being held back while it comes without a pause', async () => {
    const { log, messages, pass } = aLog()

    for (let count = 0; count < 20; count++) {
      log('error', 'Offline')
      await pass(500)
    }
    await pass(1000)

    expect(messages()).toEqual([...Array(5).fill('Offline'), 'Offline (repeated 15 times)'])
  })
})
