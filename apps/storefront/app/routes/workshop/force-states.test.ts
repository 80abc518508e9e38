import { describe, expect, it } from 'vitest'
import { widen } from './force-states.ts'

describe('forced states of the workshop', () => {
  it('reach an element inside a box that shows the state', () => {
    expect(widen('.button:hover')).toBe(".button:is(:hover, [data-show~='hover'] *)")
  })

  it('leave selectors without a state alone', () => {
    expect(widen('.button:disabled')).toBe('.button:disabled')
  })

  it('are applied once, however often the page renders', () => {
    const once = widen('.field:has(:focus-visible)')

    expect(widen(once)).toBe(once)
  })
})
