import { describe, expect, it } from 'vitest'
import { currentSection } from './current-section.ts'

const SECTIONS = [
  { key: 'women', href: '/de/c/damen/' },
  { key: 'dresses', href: '/de/c/damen/kleider/' },
  { key: 'sale', href: '/de/c/sale/?sort=price' },
]

describe('the current entry of the main navigation', () => {
  it.each([
    ['/de/c/damen/', 'women'],
    ['/de/c/damen/hosen/', 'women'],
    ['/de/c/damen/kleider/maxi/', 'dresses'],
    ['/de/c/damen/kleider', 'dresses'],
    ['/de/c/sale/', 'sale'],
    ['/de/c/damenschuhe/', undefined],
    ['/at/c/damen/', undefined],
    ['/de/', undefined],
  ])('of %s is %s', (path, key) => {
    expect(currentSection(path, SECTIONS)).toBe(key)
  })

  it('does not depend on the order of the entries', () => {
    expect(currentSection('/de/c/damen/kleider/', SECTIONS.toReversed())).toBe('dresses')
  })
})
