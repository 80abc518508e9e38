import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findShopByPath, SHOPS, type Shop } from './shops.ts'
import { shopOfPath, switchShop, trailingSlashTarget } from './shop-url.ts'

const ORIGIN = 'https://saum.example'
const AT = findShopByPath('at') as Shop

const hostilePath = fc
  .array(fc.constantFrom('/', '\\', 'evil.example', 'de', 'c', '..', '%2f', '@', ':'), {
    maxLength: 7,
  })
  .map((pieces) => `/${pieces.join('')}`)

describe('[2.1] the slash at the end', () => {
  it.each([
    ['/de', '', '/de/'],
    ['/de/c/damen', '?filters[color]=12&page=2', '/de/c/damen/?filters[color]=12&page=2'],
    ['/fr-ch/p/robe-4711', '', '/fr-ch/p/robe-4711/'],
    ['/apiary', '', '/apiary/'],
    ['//evil.example/x', '', '/evil.example/x/'],
    ['/\\evil', '', '/evil/'],
  ])('is added to %s%s', (pathname, search, target) => {
    expect(trailingSlashTarget(pathname, search)).toBe(target)
  })

  it.each([
    '/',
    '/de/',
    '/api',
    '/api/de/rpc/getBasket',
    '/assets/entry-1a2b',
    '/de/c/damen/_.data',
    '/robots.txt',
    '/.well-known/change-password',
  ])('is not missing from %s', (pathname) => {
    expect(trailingSlashTarget(pathname, '?a=1')).toBeNull()
  })

  it('is added once and never on another host', () => {
    fc.assert(
      fc.property(hostilePath, (pathname) => {
        const target = trailingSlashTarget(pathname, '')
        if (target === null) return
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
        expect(trailingSlashTarget(target, '')).toBeNull()
      }),
    )
  })
})

describe('the same page in another shop', () => {
  it.each([
    ['/de/c/damen/?page=2', '/at/c/damen/?page=2'],
    ['/fr-ch/p/robe-4711/#details', '/at/p/robe-4711/#details'],
    ['/de', '/at/'],
    ['/', '/at/'],
    ['/impressum/', '/at/impressum/'],
    ['//evil.example/', '/at/evil.example/'],
    ['/de/search/?back=/de/', '/at/search/?back=/de/'],
  ])('for %s is %s', (path, target) => {
    expect(switchShop(path, AT)).toBe(target)
  })

  it('lies in that shop and leads back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHOPS),
        fc.constantFrom(...SHOPS),
        hostilePath,
        (from, to, path) => {
          const start = `/${from.path}${path}`
          const there = switchShop(start, to)
          expect(shopOfPath(there)).toBe(to)
          expect(switchShop(there, from)).toBe(start)
        },
      ),
    )
  })
})
