import { describe, expect, it } from 'vitest'
import { asksForNewArrivals, listingPath } from './listing-path.ts'

describe('[2.31] category slugs', () => {
  it('drop a number at their end', () => {
    expect(listingPath('damen/bekleidung/kleider-1003/')).toBe('/damen/bekleidung/kleider')
  })

  it('keep numbers inside', () => {
    expect(listingPath('damen/3-teiler')).toBe('/damen/3-teiler')
  })
})

describe('[2.32] new arrivals', () => {
  it('are the category new', () => {
    expect(listingPath('new/')).toBe('/new')
  })

  it('are also found below another category', () => {
    expect(listingPath('damen/new')).toBe('/new')
  })

  it.each([
    ['new/kleider/', true],
    ['damen/new/kleider', true],
    ['new', true],
    ['damen/neu', false],
    ['newcomer/kleider', false],
  ])('are asked for by a category of that name: %s', (splat, isAsked) => {
    expect(asksForNewArrivals(splat)).toBe(isAsked)
  })

  it('keep their own sub-categories', () => {
    expect(listingPath('new/neue-kleider')).toBe('/new/neue-kleider')
  })
})
