import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDestination } from './destination.ts'

const HERE = { origin: 'https://saum.example', pathname: '/de/', search: '', shopPath: 'de' }

describe('[4.51] where a provider may send a shopper', () => {
  it.each([
    ['/de/returns-portal/', { kind: 'router', path: '/de/returns-portal/' }],
    ['https://saum.example/de/c/sale/', { kind: 'router', path: '/de/c/sale/' }],
    ['/fr-ch/c/sale/', { kind: 'document', href: 'https://saum.example/fr-ch/c/sale/' }],
    ['https://jobs.example/', { kind: 'document', href: 'https://jobs.example/' }],
  ])('%s', (address, destination) => {
    expect(toDestination(address, HERE)).toEqual(destination)
  })

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'file:///etc/passwd', 'mailto:a@b.example'])(
    'not %s',
    (address) => {
      expect(toDestination(address, HERE)).toBeNull()
    },
  )

  it('nowhere but to pages of the web, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const destination = toDestination(address, HERE)
        const place = destination?.kind === 'router' ? destination.path : destination?.href

        expect(place ?? '/de/').toMatch(/^(?:\/de(?:\/|$)|https?:\/\/)/)
      }),
    )
  })
})
