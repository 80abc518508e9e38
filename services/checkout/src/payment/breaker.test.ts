import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

function aGuard() {
  const clock = { now: 0 }
  const provider = { isDown: true, asked: 0 }
  const guard = createBreaker(() => clock.now)
  const ask = () =>
    guard(async () => {
      provider.asked += 1
      if (provider.isDown) throw new Error('down')
      return 'answer'
    })
  const askTimes = async (times: number) => {
    for (let count = 0; count < times; count++) await ask().catch(() => null)
  }
  return { clock, provider, ask, askTimes }
}

describe('a provider that does not answer', () => {
  it('is left alone after five times, and shoppers are told at once', async () => {
    const { provider, ask, askTimes } = aGuard()

    await askTimes(20)

    expect(provider.asked).toBe(5)
    await expect(ask()).rejects.toThrow('not asked for a while')
  })

  it('is tried again by one call after a while', async () => {
    const { clock, provider, askTimes } = aGuard()
    await askTimes(5)

    clock.now += 10_000
    await Promise.all([askTimes(1), askTimes(1), askTimes(1)])

    expect(provider.asked).toBe(6)
  })

  it('is asked as before once it has answered', async () => {
    const { clock, provider, ask, askTimes } = aGuard()
    await askTimes(5)
    clock.now += 10_000
    provider.isDown = false

    expect(await ask()).toBe('answer')
    provider.isDown = true
    await askTimes(4)
    expect(provider.asked).toBe(10)
  })
})
