import type { ConsentServiceId } from '@saum/domain/consent-services'
import { describe, expect, it } from 'vitest'
import { holdChoice } from './hold-choice.ts'
import { aBrowser, OFFERED } from './test-browser.ts'
import { cookieOf } from './test-choice.ts'

function hold(before: ConsentServiceId[] | null, wished: readonly ConsentServiceId[]) {
  const { browser, gate } = aBrowser()
  if (before) browser.document.cookie = cookieOf(...before)
  gate.refresh()
  const isApplied = holdChoice(browser, { gate, offered: OFFERED, wished })
  gate.refresh()
  return { isApplied, standing: gate.standing(), allowed: OFFERED.filter((id) => gate.allows(id)) }
}

describe('[6.5] a choice the server did not take', () => {
  it('applies when it is a no, also on the next page', () => {
    expect(hold(null, [])).toEqual({ isApplied: true, standing: 'decided', allowed: [] })
    expect(hold(['tag-manager'], [])).toMatchObject({ isApplied: true, allowed: [] })
  })

  it('does not apply when it is a yes, and is asked for again', () => {
    expect(hold(null, OFFERED)).toEqual({ isApplied: false, standing: 'undecided', allowed: [] })
  })

  it('ends what it takes back, and begins nothing', () => {
    const held = hold(['tag-manager', 'visit-statistics'], ['tag-manager', 'search-usage'])

    expect(held).toMatchObject({ isApplied: false, allowed: ['tag-manager'] })
  })

  it('leaves what was allowed before', () => {
    expect(hold(['tag-manager'], ['tag-manager', 'search-usage'])).toMatchObject({
      isApplied: false,
      allowed: ['tag-manager'],
    })
  })
})
