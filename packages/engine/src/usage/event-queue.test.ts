import { describe, expect, it } from 'vitest'
import { aTestEnvironment } from '../test-environment.ts'
import { createEventQueue, type EventQueueOptions } from './event-queue.ts'

function aQueue(changes: Partial<EventQueueOptions<string>> = {}) {
  const environment = aTestEnvironment()
  const sent: (readonly string[])[] = []
  const left: (readonly string[])[] = []
  const queue = createEventQueue<string>(environment, {
    deliver: async (events) => void sent.push(events),
    deliverOnLeave: (events) => void left.push(events),
    ...changes,
  })
  return { environment, queue, sent, left }
}

describe('[4.62] [9.13] events of a visitor', () => {
  it('are gathered for 1000 ms after the first and sent together, in order', async () => {
    const { environment, queue, sent } = aQueue()

    queue.add('view')
    await environment.pass(600)
    queue.add('click')
    await environment.pass(399)
    expect(sent).toEqual([])
    await environment.pass(1)

    expect(sent).toEqual([['view', 'click']])
  })

  it('are gathered anew after they were sent', async () => {
    const { environment, queue, sent } = aQueue()

    queue.add('view')
    await environment.pass(1000)
    queue.add('click')
    await environment.pass(1000)

    expect(sent).toEqual([['view'], ['click']])
  })

  it('are never sent before they had their 1000 ms, whatever was gathered before them', async () => {
    const { environment, queue, sent } = aQueue()

    queue.add('view')
    await environment.pass(600)
    queue.add('click')
    queue.add('add')
    await environment.pass(500)
    queue.add('purchase')
    await environment.pass(999)

    expect(sent).toEqual([['view', 'click', 'add']])
  })

  it('leave with the visitor, and are not sent twice', async () => {
    const { environment, queue, sent, left } = aQueue()

    queue.add('view')
    environment.leave()
    environment.leave()
    await environment.pass(5000)

    expect(left).toEqual([['view']])
    expect(sent).toEqual([])
  })

  it('go on being sent when the visitor comes back', async () => {
    const { environment, queue, sent } = aQueue()
    environment.leave()

    queue.add('view')
    await environment.pass(1000)

    expect(sent).toEqual([['view']])
  })

  it('are sent at once when asked to', async () => {
    const { environment, queue, sent } = aQueue()

    queue.add('view')
    queue.flush()
    await environment.pass(5000)

    expect(sent).toEqual([['view']])
  })

  it('are sent before the queue is closed, and no visitor is followed after that', () => {
    const { environment, queue, sent, left } = aQueue()

    queue.add('view')
    queue.close()
    queue.add('late')
    environment.leave()

    expect(sent).toEqual([['view']])
    expect(left).toEqual([])
  })
})

describe('[8.33] events that cannot be sent', () => {
  it('are dropped and logged when the sending fails', async () => {
    const failure = new Error('offline')
    const { environment, queue } = aQueue({ deliver: () => Promise.reject(failure) })

    queue.add('view')
    queue.add('click')
    await environment.pass(1000)

    expect(environment.logs).toEqual([
      {
        level: 'error',
        message: '2 event(s) could not be sent and were dropped.',
        detail: failure,
      },
    ])
  })

  it('are dropped and logged when it takes too long, and the sending is called off', async () => {
    const signals: AbortSignal[] = []
    const { environment, queue } = aQueue({
      timeoutMs: 3000,
      deliver: (_, signal) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })

    queue.add('view')
    await environment.pass(1000 + 2999)
    expect(environment.logs).toEqual([])
    await environment.pass(1)

    expect(environment.logs).toHaveLength(1)
    expect(environment.logs[0]).toMatchObject({
      message: '1 event(s) could not be sent and were dropped.',
      detail: { name: 'TimeoutError' },
    })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('are not called off once they were sent', async () => {
    const signals: AbortSignal[] = []
    const { environment, queue } = aQueue({
      deliver: async (_, signal) => void signals.push(signal),
    })

    queue.add('view')
    await environment.pass(60_000)

    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })

  it('are dropped and logged when the page is left', () => {
    const { environment, queue } = aQueue({
      deliverOnLeave: () => {
        throw new Error('refused')
      },
    })

    queue.add('view')
    environment.leave()

    expect(environment.logs).toHaveLength(1)
  })

  it('are not waited for by the next ones', async () => {
    const sent: (readonly string[])[] = []
    const { environment, queue } = aQueue({
      deliver: (events) => {
        sent.push(events)
        return new Promise(() => {})
      },
    })

    queue.add('view')
    await environment.pass(1000)
    queue.add('click')
    await environment.pass(1000)

    expect(sent).toEqual([['view'], ['click']])
  })
})
