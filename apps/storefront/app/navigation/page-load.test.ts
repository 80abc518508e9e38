import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPageLoad, PAGE_LOAD_HOOKS } from './page-load.ts'

/** A page load that writes down its calls and paints when told to. */
function aPageLoad() {
  const calls: string[] = []
  const faults: unknown[] = []
  const paints: (() => void)[] = []
  const pageLoad = createPageLoad({
    afterPaint: (task) => paints.push(task),
    reportFault: (fault) => faults.push(fault),
  })
  for (const hook of PAGE_LOAD_HOOKS) {
    pageLoad.on(hook, ({ from, to }) => calls.push(`${hook} ${from} > ${to}`))
  }
  return { pageLoad, calls, faults, paint: () => paints.splice(0).forEach((task) => task()) }
}

const HOME = { key: 'a', path: '/de/', target: null }
const CART = { key: 'b', path: '/de/cart/', target: null }

describe('the stages of a page change', () => {
  it('begin with the page the visitor arrived on', () => {
    const { pageLoad, calls, paint } = aPageLoad()

    pageLoad.observe(HOME)
    paint()

    expect(calls).toEqual([
      'finish null > /de/',
      'loadingEnd null > /de/',
      'transitionFinish null > /de/',
    ])
  })

  it('come in their order', () => {
    const { pageLoad, calls, paint } = aPageLoad()
    pageLoad.observe(HOME)
    paint()
    calls.length = 0

    pageLoad.observe({ ...HOME, target: '/de/cart/' })
    pageLoad.observe({ ...HOME, target: '/de/cart/' })
    pageLoad.observe(CART)
    paint()

    expect(calls).toEqual([
      'start /de/ > /de/cart/',
      'finish /de/ > /de/cart/',
      'loadingEnd /de/ > /de/cart/',
      'transitionFinish /de/ > /de/cart/',
    ])
  })

  it('are all there for a page that needed no loading', () => {
    const { pageLoad, calls } = aPageLoad()
    pageLoad.observe(HOME)
    calls.length = 0

    pageLoad.observe(CART)

    expect(calls).toEqual([
      'transitionFinish null > /de/',
      'start /de/ > /de/cart/',
      'finish /de/ > /de/cart/',
      'loadingEnd /de/ > /de/cart/',
    ])
  })

  it('only end the loading when the visitor stays', () => {
    const { pageLoad, calls, paint } = aPageLoad()
    pageLoad.observe(HOME)
    paint()
    calls.length = 0

    pageLoad.observe({ ...HOME, target: '/de/cart/' })
    pageLoad.observe(HOME)
    paint()

    expect(calls).toEqual(['start /de/ > /de/cart/', 'loadingEnd /de/ > /de/'])
  })

  it('go on when one listener fails', () => {
    const { pageLoad, calls, faults } = aPageLoad()
    const broken = createPageLoad({
      afterPaint: () => {},
      reportFault: (fault) => faults.push(fault),
    })
    broken.on('finish', () => {
      throw new Error('broken')
    })
    broken.on('finish', () => calls.push('second'))

    broken.observe(HOME)
    pageLoad.observe(HOME)

    expect(calls[0]).toBe('second')
    expect(faults).toEqual([new Error('broken')])
  })

  it('are not told to who has left, even while being called', () => {
    const { pageLoad, calls } = aPageLoad()
    const leave = pageLoad.on('finish', () => {
      calls.push('once')
      leave()
    })

    pageLoad.observe(HOME)
    pageLoad.observe(CART)

    expect(calls.filter((call) => call === 'once')).toHaveLength(1)
  })

  it('never overlap, whatever the router does', () => {
    const moment = fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      path: fc.constant('/de/'),
      target: fc.constantFrom(null, '/de/cart/'),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(moment, fc.constant('paint'))), (steps) => {
        const { pageLoad, calls, paint } = aPageLoad()
        for (const step of steps) {
          if (typeof step === 'string') paint()
          else pageLoad.observe(step)
        }
        const stages = calls.map((call) => call.split(' ', 1)[0]).join(' ')
        // One change after the other: whole, given up, or (the last one) still under way.
        expect(stages).toMatch(
          /^(finish loadingEnd( transitionFinish|$))?( ?start (finish )?loadingEnd( transitionFinish)?)*( ?start)?$/,
        )
      }),
    )
  })
})
