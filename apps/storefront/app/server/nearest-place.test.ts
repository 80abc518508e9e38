import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestPlace } from './nearest-place.ts'

const PLACES = [
  { href: '/de/c/damen/', name: 'Damen' },
  { href: '/de/c/damen/bekleidung/', name: 'Bekleidung' },
  { href: '/de/c/damen/bekleidung/kleider/', name: 'Kleider' },
  { href: '/de/c/damen/bekleidung/hosen/', name: 'Hosen' },
  { href: '/de/c/sale/hosen/', name: 'Hosen im Sale' },
  { href: '/de/lieferung/', name: 'Lieferung' },
]

describe('[2.41] the page an unknown address was meant for', () => {
  it.each([
    ['/de/c/damen/bekleidung/kleidr/', 'Kleider'],
    ['/de/c/kleider/', 'Kleider'],
    ['/de/c/damen/bekleidung/Kleider-1003/x/../', null],
    ['/de/c/damen/kleidre-1003/', 'Kleider'],
    ['/de/c/sale/hosn/', 'Hosen im Sale'],
    ['/de/c/damen/bekleidung/hosn/', 'Hosen'],
    ['/de/lieferng/', 'Lieferung'],
    ['/de/s/lieferung/', 'Lieferung'],
    ['/de/c/damen/bekleidung/raumschiffe/', 'Bekleidung'],
    ['/de/raumschiffe/', null],
    ['/de/', null],
    ['/', null],
  ])('%s is %s', (pathname, name) => {
    expect(nearestPlace(pathname, PLACES)?.name ?? null).toBe(name)
  })

  it('is always one of the shop’s own, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const place = nearestPlace(`/${path}//evil.example/`, PLACES)
        expect(place === null || PLACES.includes(place)).toBe(true)
      }),
    )
  })

  it('is looked for only as long as a slug may be', () => {
    expect(nearestPlace(`/de/${'lieferung'.repeat(5)}/`, PLACES)).toBeNull()
  })
})
