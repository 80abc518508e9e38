import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPendingCalls } from './pending-calls.ts'

describe('pending calls', () => {
  it('gives up on an answer that does not come', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const pending = createPendingCalls()

    const call = pending.ask('getBasket', 10_000, () => {})
    const refusal = expect(call).rejects.toThrow('getBasket took longer than 10000 ms')
    await vi.advanceTimersByTimeAsync(10_000)

    await refusal
  })

  it('gives every answer to whoever asked for it', async () => {
    const pending = createPendingCalls()
    const ids: number[] = []
    const calls = ['a', 'b', 'c'].map((name) => pending.ask(name, 1_000, (id) => ids.push(id)))

    for (const id of ids.toReversed()) pending.settle(id, `answer ${id}`)

    expect(await Promise.all(calls)).toEqual(ids.map((id) => `answer ${id}`))
  })
})
