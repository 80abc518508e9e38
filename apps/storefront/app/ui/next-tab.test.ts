import { describe, expect, it } from 'vitest'
import { nextTab } from './next-tab.ts'

const TABS = ['body', 'garment', 'advice']

describe('tabs by keyboard', () => {
  it.each([
    ['ArrowRight', 'body', 'garment'],
    ['ArrowRight', 'advice', 'body'],
    ['ArrowLeft', 'body', 'advice'],
    ['Home', 'advice', 'body'],
    ['End', 'body', 'advice'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(nextTab(TABS, from, key)).toBe(to)
  })

  it('leave every other key to the browser', () => {
    expect(nextTab(TABS, 'body', 'Tab')).toBeUndefined()
  })
})
