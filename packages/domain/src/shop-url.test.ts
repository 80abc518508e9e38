import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findShopByPath, SHOPS, type Shop } from './shops.ts'
import { plainAddressOf, shopOfPath, switchShop } from './shop-url.ts'

const ORIGIN = 'https://saum.example'
const AT = findShopByPath('at') as Shop

const hostilePath = fc
  .array(
    fc.constantFrom('/', '\\', 'evil.example', 'de', 'c', '..', '%2f', '@', ':', '%5C', '%2E', '.'),
    {
      maxLength: 7,
    },
  )
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
    expect(plainAddressOf(pathname, search)).toBe(target)
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
    expect(plainAddressOf(pathname, '?a=1')).toBeNull()
  })

  it('is added once and never on another host', () => {
    fc.assert(
      fc.property(hostilePath, (pathname) => {
        const target = plainAddressOf(pathname, '')
        if (target === null) return
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
        expect(plainAddressOf(target, '')).toBeNull()
      }),
    )
  })
})

describe('a path that is written in another way', () => {
  it.each([
    ['/de/c/d%61men/kleid%65r/', '/de/c/damen/kleider/'],
    ['/%64e/', '/de/'],
    ['/de/%7Ea%2db%5fc%2Ed/', '/de/~a-b_c.d/'],
    ['/de/c%c3%bcr/a%2fb/', '/de/c%C3%BCr/a%2Fb/'],
    ['/de//c///damen//', '/de/c/damen/'],
    ['/de/c/damen/_.%64ata', '/de/c/damen/_.data'],
    ['/de/sitemap/p%61ges.xml', '/de/sitemap/pages.xml'],
    ['//evil.example/', '/evil.example/'],
    ['/%2f%2fevil.example/', '/%2F%2Fevil.example/'],
    ['/%5c%5cevil.example/', '/%5C%5Cevil.example/'],
  ])('leads to the plain one: %s to %s', (pathname, target) => {
    expect(plainAddressOf(pathname, '?a=%61')).toBe(`${target}?a=%61`)
  })

  it.each([
    '/de/c%C3%BCr/',
    '/de/a%2Fb/',
    '/de/a%20b/',
    '/de/100%25/',
    '/de/%2561/',
    "/de/(a+b)!'/",
  ])('is left as it is where its encoding has a meaning: %s', (pathname) => {
    expect(plainAddressOf(pathname, '')).toBeNull()
  })

  it('means the same after it was sent on', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (names) => {
        const encoded = names.map((name) => everySignEncoded(name))
        const path = `/de/${encoded.join('/')}/`
        const segments = (plainAddressOf(path, '') ?? path).split('/').slice(2, -1)
        expect(segments.map(decodeURIComponent)).toEqual(names)
      }),
    )
  })
})

function everySignEncoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

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
