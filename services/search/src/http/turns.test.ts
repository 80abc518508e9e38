import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Turns that are given when the test says so. */
function startTurns() {
  const runs: (() => void)[] = []
  const turns = createTurns((run) => runs.push(run))
  const served: string[] = []
  async function give(count: number): Promise<string[]> {
    for (let given = 0; given < count; given += 1) {
      runs.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
    }
    return served
  }
  function queue(address: string, name = address): boolean {
    const turn = turns.take(address)
    void turn?.then(() => served.push(name))
    return turn !== null
  }
  return { queue, give, runs }
}

describe('turns', () => {
  it('put a visitor before the second request of somebody who sends many at once', async () => {
    const { queue, give } = startTurns()
    for (let at = 1; at <= 50; at += 1) queue('flood', `flood ${at}`)
    queue('visitor')

    const served = await give(3)

    expect(served).toEqual(['flood 1', 'visitor', 'flood 2'])
  })

  it('are given one after the other, to everybody, and then cost nothing any more', async () => {
    const { queue, give, runs } = startTurns()
    for (const address of ['a', 'a', 'b', 'a', 'c']) queue(address)

    const served = await give(5)

    expect(served).toEqual(['a', 'b', 'c', 'a', 'a'])
    expect(runs).toEqual([])
    queue('d')
    expect(await give(1)).toEqual(['a', 'b', 'c', 'a', 'a', 'd'])
  })

  it('are refused where a hundred wait, until one of them is served', async () => {
    const { queue, give } = startTurns()
    for (let at = 0; at < 100; at += 1) queue('flood')

    expect(queue('flood')).toBe(false)
    expect(queue('visitor')).toBe(true)
    await give(1)
    expect(queue('flood')).toBe(true)
  })
})
