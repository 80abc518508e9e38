import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadRouteModule, MISSING_ROUTE_CODE } from './route-code.ts'
import { LEAVING_MS } from './unless-leaving.ts'

const PRESENT = { id: 'routes/cart', module: 'data:text/javascript,export const title = "Cart"' }
const MISSING = { id: 'routes/gone', module: 'data:text/javascript,throw new TypeError("gone")' }

let window: EventTarget

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  window = new EventTarget()
  vi.stubGlobal('window', window)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Until the load has failed, which takes as long as it takes. */
async function untilBroken(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done))
}

/** What became of a load by now. */
async function stateOf(load: Promise<unknown>): Promise<unknown> {
  const outcome = load.catch((fault: unknown) => fault)
  return Promise.race([outcome, Promise.resolve('pending')])
}

describe('[2.38] the code of a route', () => {
  it('is loaded once', async () => {
    const cache = {}

    const first = await loadRouteModule(PRESENT, cache)

    expect(first).toMatchObject({ title: 'Cart' })
    expect(await loadRouteModule({ ...PRESENT, module: MISSING.module }, cache)).toBe(first)
  })

  it('that does not arrive is no fault while the page may be on its way out', async () => {
    const listener = vi.fn()
    window.addEventListener(MISSING_ROUTE_CODE, listener)

    const load = loadRouteModule(MISSING, {})
    await untilBroken()
    await vi.advanceTimersByTimeAsync(LEAVING_MS - 1)

    expect(await stateOf(load)).toBe('pending')
    expect(listener).not.toHaveBeenCalled()
  })

  it('that is gone leads to the error screen unless a listener loads a document', async () => {
    const load = loadRouteModule(MISSING, {})
    const refused = expect(load).rejects.toThrow('gone')
    await untilBroken()
    await vi.advanceTimersByTimeAsync(LEAVING_MS)
    await refused

    window.addEventListener(MISSING_ROUTE_CODE, (event) => event.preventDefault())
    const recovered = loadRouteModule(MISSING, {})
    await untilBroken()
    await vi.advanceTimersByTimeAsync(LEAVING_MS)
    expect(await stateOf(recovered)).toBe('pending')
  })
})
