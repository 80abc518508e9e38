import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readManagerChoice } from './manager-services.ts'

function told(services: Readonly<Record<string, boolean>>, type = 'EXPLICIT') {
  const entries = Object.entries(services).map(
    ([name, given], index) => [`id-${index}`, { name, consent: { given } }] as const,
  )
  return { consent: { type }, services: Object.fromEntries(entries) }
}

describe('[7.57] a choice made in the dialog of a consent manager', () => {
  it('is read by the names services usually have, and by our own', () => {
    const choice = told({
      'Google Tag Manager': true,
      Sentry: false,
      'visit-statistics': true,
      ' COVEO ': true,
      'Something else': true,
    })

    expect(readManagerChoice(choice)).toEqual(['visit-statistics', 'search-usage', 'tag-manager'])
  })

  it('allows nothing the manager does not know of', () => {
    expect(readManagerChoice(told({ 'Google Tag Manager': true }))).toEqual(['tag-manager'])
    expect(readManagerChoice(told({}))).toEqual([])
  })

  it('allows what has two names only when both were allowed', () => {
    expect(readManagerChoice(told({ Sentry: true, 'sentry.io': false }))).toEqual([])
  })

  it('is none as long as nobody has chosen', () => {
    expect(readManagerChoice(told({ Sentry: true }, 'IMPLICIT'))).toBeNull()
  })

  it('is read where the manager does not say how it came to be', () => {
    const { services } = told({ Sentry: true })
    expect(readManagerChoice({ services })).toEqual(['error-reports'])
  })

  it.each([
    undefined,
    null,
    'yes',
    {},
    { services: null },
    { services: { a: { name: 'Sentry' } } },
    { services: { a: { name: 'Sentry', consent: { given: 'true' } } } },
  ])('is none when it cannot be understood: %j', (detail) => {
    expect(readManagerChoice(detail)).toBeNull()
  })

  it('never allows anything of what somebody made up', () => {
    fc.assert(
      fc.property(fc.anything(), (detail) => {
        expect(readManagerChoice(detail) ?? []).toEqual([])
      }),
    )
  })
})
