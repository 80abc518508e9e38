import { describe, expect, it } from 'vitest'
import { aTestEnvironment } from '../test-environment.ts'
import { isTimeout, pause, within } from './within.ts'

/** An environment that knows how many of its timers still run. */
function aCountingEnvironment() {
  const environment = aTestEnvironment()
  const { setTimer } = environment
  const running = new Set<object>()
  environment.setTimer = (work, ms) => {
    const timer = {}
    running.add(timer)
    const cancel = setTimer(() => {
      running.delete(timer)
      work()
    }, ms)
    return () => {
      running.delete(timer)
      cancel()
    }
  }
  return { environment, running }
}

function never(): Promise<never> {
  return new Promise(() => {})
}

describe('waiting within limits', () => {
  it('hands on what the work comes to, and leaves no timer behind', async () => {
    const { environment, running } = aCountingEnvironment()

    expect(await within(environment, {}, () => 'done')).toBe('done')
    await expect(within(environment, {}, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    expect(running.size).toBe(0)
  })

  it('ends with the time, and tells the work', async () => {
    const { environment } = aCountingEnvironment()
    let told: AbortSignal | null = null
    const waiting = within(environment, { timeoutMs: 50 }, (signal) => {
      told = signal
      return never()
    }).catch(isTimeout)

    await environment.pass(50)

    expect(await waiting).toBe(true)
    expect(told).toMatchObject({ aborted: true })
  })

  it('ends at once when it is called off, and leaves no timer behind', async () => {
    const { environment, running } = aCountingEnvironment()
    const controller = new AbortController()
    const waiting = within(environment, { signal: controller.signal }, never).catch(String)

    controller.abort(new Error('called off'))

    expect(await waiting).toBe('Error: called off')
    expect(running.size).toBe(0)
  })

  it('does not begin what is called off already', async () => {
    let hasBegun = false

    const waiting = within(aTestEnvironment(), { signal: AbortSignal.abort() }, () => {
      hasBegun = true
    })

    await expect(waiting).rejects.toThrow('aborted')
    expect(hasBegun).toBe(false)
  })

  it('keeps the signal of a reply that is still read after it has come', async () => {
    const controller = new AbortController()
    const { environment } = aCountingEnvironment()
    const signal = await within(environment, { signal: controller.signal }, (given) => given)

    controller.abort()

    expect(signal.aborted).toBe(true)
  })
})

describe('a pause', () => {
  it('is as long as it should be', async () => {
    const { environment, running } = aCountingEnvironment()
    let isOver = false
    const pausing = pause(environment, 100, undefined).then(() => (isOver = true))

    await environment.pass(99)
    expect(isOver).toBe(false)

    await environment.pass(1)
    expect(await pausing).toBe(true)
    expect(running.size).toBe(0)
  })

  it('ends with an exception when it is called off', async () => {
    const { environment } = aCountingEnvironment()
    const controller = new AbortController()
    const pausing = pause(environment, 100, controller.signal)

    controller.abort()

    await expect(pausing).rejects.toThrow('aborted')
  })
})
