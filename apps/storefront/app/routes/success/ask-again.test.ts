import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAgain } from './ask-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the page of a payment nobody has heard of', () => {
  it('asks five times within half a minute and then leaves it to the shopper', async () => {
    const ask = vi.fn(() => Promise.resolve())

    askAgain(ask)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(600_000)

    expect(ask).toHaveBeenCalledTimes(5)
  })

  it('does not ask while an answer is still on its way', async () => {
    const ask = vi.fn(() => new Promise<void>(() => undefined))

    askAgain(ask)
    await vi.advanceTimersByTimeAsync(600_000)

    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('stops when it is left or the payment is known', async () => {
    const ask = vi.fn(() => Promise.resolve())

    const stop = askAgain(ask)
    await vi.advanceTimersByTimeAsync(2_000)
    stop()
    await vi.advanceTimersByTimeAsync(600_000)

    expect(ask).toHaveBeenCalledTimes(1)
  })
})
