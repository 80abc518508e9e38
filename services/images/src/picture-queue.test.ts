import { describe, expect, it } from 'vitest'
import { createPictureQueue, QueueFull } from './picture-queue.ts'
import { URGENCY } from './waiting-lines.ts'

const LIMITS = {
  [URGENCY.request]: 3,
  [URGENCY.soon]: 3,
  [URGENCY.ahead]: 100,
  [URGENCY.later]: 100,
}

/** A queue of one worker whose jobs end when they are told to. */
function aQueue() {
  const queue = createPictureQueue<string>({ concurrency: 1, limits: LIMITS, perClient: 2 })
  const started: string[] = []
  const endings = new Map<string, PromiseWithResolvers<string>>()

  function add(
    name: string,
    urgency: (typeof URGENCY)[keyof typeof URGENCY],
    client?: string,
  ): Promise<string> {
    const ending = Promise.withResolvers<string>()
    const run = () => {
      started.push(name)
      return ending.promise
    }
    const added = queue.add(name, urgency, run, client)
    if (!endings.has(name)) endings.set(name, ending)
    added.catch(() => {})
    return added
  }

  async function end(name: string): Promise<void> {
    endings.get(name)?.resolve(`made ${name}`)
    await new Promise(setImmediate)
  }

  return { queue, add, end, started }
}

describe('the queue of pictures', () => {
  it('makes one picture of each client in turn', async () => {
    const { add, end, started } = aQueue()
    for (const name of ['flood 1', 'flood 2', 'flood 3']) void add(name, URGENCY.request, 'flood')
    void add('visitor', URGENCY.request, 'visitor')
    for (const name of ['flood 1', 'visitor', 'flood 2']) await end(name)

    expect(started).toEqual(['flood 1', 'visitor', 'flood 2', 'flood 3'])
  })

  it('has room for others where one client has its share of it', async () => {
    const { add } = aQueue()
    for (const name of ['runs', 'waits', 'waits too']) void add(name, URGENCY.request, 'flood')

    await expect(add('one more', URGENCY.request, 'flood')).rejects.toThrow(QueueFull)
    void add('visitor', URGENCY.request, 'visitor')
    await expect(add('one too many', URGENCY.request, 'other')).rejects.toThrow('3 pictures')
  })

  it('makes what shoppers wait for before what is soon needed, and that before the rest', async () => {
    const { add, end, started } = aQueue()
    void add('first', URGENCY.ahead)
    void add('later', URGENCY.later)
    void add('ahead', URGENCY.ahead)
    void add('soon', URGENCY.soon)
    void add('request', URGENCY.request)

    const inOrder = ['first', 'request', 'soon', 'ahead', 'later']
    for (const name of inOrder) await end(name)

    expect(started).toEqual(inOrder)
  })

  it('lets everybody who asks for the same picture wait for the same job', async () => {
    const { add, end, started } = aQueue()
    const [one, two] = [add('tee', URGENCY.request), add('tee', URGENCY.ahead)]

    await end('tee')

    expect(await Promise.all([one, two])).toEqual(['made tee', 'made tee'])
    expect(started).toEqual(['tee'])
  })

  it('moves a job up when somebody more urgent asks for it', async () => {
    const { add, end, started } = aQueue()
    void add('busy', URGENCY.request)
    void add('one', URGENCY.ahead)
    void add('two', URGENCY.ahead)
    void add('two', URGENCY.request)

    for (const name of ['busy', 'two', 'one']) await end(name)

    expect(started).toEqual(['busy', 'two', 'one'])
  })

  it('turns away who would wait too long, and nobody else', async () => {
    const { add, queue } = aQueue()
    void add('busy', URGENCY.request)
    for (const name of ['a', 'b', 'c']) void add(name, URGENCY.request)

    await expect(add('d', URGENCY.request)).rejects.toBeInstanceOf(QueueFull)
    void add('c', URGENCY.request)
    void add('ahead', URGENCY.ahead)
    expect(queue.counts()).toEqual({ waiting: 4, running: 1 })
  })

  it('goes on after a job that fails', async () => {
    const { queue, add, end } = aQueue()
    const failing = queue.add('broken', URGENCY.request, () => Promise.reject(new Error('broken')))
    const next = add('next', URGENCY.request)

    await expect(failing).rejects.toThrow('broken')
    await end('next')
    expect(await next).toBe('made next')
    await queue.idle()
    expect(queue.counts()).toEqual({ waiting: 0, running: 0 })
  })

  it('turns everybody away once it is closed', async () => {
    const { queue, add, end } = aQueue()
    const running = add('running', URGENCY.request)
    const waiting = add('waiting', URGENCY.request)

    queue.close(new Error('closed'))

    await expect(waiting).rejects.toThrow('closed')
    await expect(add('late', URGENCY.request)).rejects.toThrow('closed')
    await end('running')
    expect(await running).toBe('made running')
  })
})
