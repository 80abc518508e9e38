import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull, type QueueLimits } from './fair-queue.ts'

const LIMITS: QueueLimits = { atOnce: 2, atOncePerClient: 1, waiting: 8, waitingPerClient: 4 }

/** A queue whose work ends when the test says so. */
function aQueue(limits: Partial<QueueLimits> = {}) {
  const queue = createFairQueue({ ...LIMITS, ...limits }, (start) => start())
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const refused: string[] = []
  function send(client: string, name = client): Promise<unknown> {
    const work = () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }
    return queue.run(client, work).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error
      refused.push(name)
    })
  }
  async function end(name: string): Promise<void> {
    ends.get(name)?.()
    ends.delete(name)
    await settled()
  }
  return { send, end, started, refused, running: ends }
}

async function settled(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await Promise.resolve()
}

describe('a queue that is fair to clients', () => {
  it('serves a client who has just come before the second request of one who sends many', async () => {
    const { send, end, started } = aQueue({ atOnce: 1 })
    for (const name of ['flood 1', 'flood 2', 'flood 3']) void send('flood', name)
    void send('visitor')
    await settled()
    await end('flood 1')
    await end('visitor')

    expect(started).toEqual(['flood 1', 'visitor', 'flood 2'])
  })

  it('leaves places free that one client alone does not get', async () => {
    const { send, started } = aQueue()
    for (const name of ['flood 1', 'flood 2', 'flood 3']) void send('flood', name)
    await settled()
    expect(started).toEqual(['flood 1'])

    void send('visitor')
    await settled()

    expect(started).toEqual(['flood 1', 'visitor'])
  })

  it('refuses what one client sends beyond its share, and still takes in others', async () => {
    const { send, refused } = aQueue({ atOnce: 1 })
    for (let at = 0; at < 7; at += 1) void send('flood', `flood ${at}`)
    void send('visitor')
    await settled()

    // One runs, four wait.
    expect(refused).toEqual(['flood 5', 'flood 6'])
  })

  it('is never longer than it may be, however many clients there are', async () => {
    const { send, refused } = aQueue({ atOnce: 1 })
    for (let at = 0; at < 20; at += 1) void send(`client ${at}`)
    await settled()

    expect(refused).toHaveLength(20 - 1 - LIMITS.waiting)
  })

  it('goes on after work that failed', async () => {
    const queue = createFairQueue({ ...LIMITS, atOnce: 1 }, (start) => start())

    const failed = queue.run('a', () => Promise.reject(new Error('broken')))
    const next = queue.run('a', async () => 'done')

    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })

  it('starts one piece of work per turn of the event loop', async () => {
    const turns: (() => void)[] = []
    const queue = createFairQueue({ ...LIMITS, atOnce: 3 }, (start) => turns.push(start))
    const started: string[] = []
    for (const client of ['a', 'b', 'c']) {
      void queue.run(client, async () => void started.push(client))
    }

    expect(turns).toHaveLength(1)
    turns.shift()?.()
    await settled()

    expect(started).toEqual(['a'])
    expect(turns).toHaveLength(1)
  })

  it('never runs more than it may, and runs everything it has taken in', async () => {
    const clients = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(clients, fc.integer({ min: 1, max: 4 }), async (sent, atOnce) => {
        const { send, end, started, refused, running } = aQueue({ atOnce, atOncePerClient: 2 })
        for (const [at, client] of sent.entries()) void send(client, `${client} ${at}`)
        await settled()
        while (running.size > 0) {
          expect(running.size).toBeLessThanOrEqual(atOnce)
          for (const client of ['a', 'b', 'c']) {
            const own = [...running.keys()].filter((name) => name.startsWith(client))
            expect(own.length).toBeLessThanOrEqual(2)
          }
          const [first = ''] = running.keys()
          await end(first)
        }

        expect(started.length + refused.length).toBe(sent.length)
      }),
    )
  })
})
