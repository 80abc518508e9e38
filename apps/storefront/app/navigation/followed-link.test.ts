import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainClick, routedPath, type LinkFacts } from './followed-link.ts'

const HERE = {
  origin: 'https://saum.example',
  pathname: '/de/c/damen/',
  search: '?page=2',
  shopPath: 'de',
}

function aLink(href: string, facts: Partial<LinkFacts> = {}): LinkFacts {
  const absolute = new URL(href, `${HERE.origin}${HERE.pathname}${HERE.search}`).href
  return { href: absolute, target: '', isDownload: false, wantsReload: false, ...facts }
}

describe('a link the router follows', () => {
  it.each([
    ['/de/p/kleid-4711/', '/de/p/kleid-4711/'],
    ['/de/c/damen/?page=3', '/de/c/damen/?page=3'],
    ['/de/c/damen/?page=2', '/de/c/damen/?page=2'],
    ['/de/s/versand/#schweiz', '/de/s/versand/#schweiz'],
    ['?page=4', '/de/c/damen/?page=4'],
    ['/de/', '/de/'],
  ])('%s leads to %s', (href, path) => {
    expect(routedPath(aLink(href), HERE)).toBe(path)
  })

  it('may name its own window', () => {
    expect(routedPath(aLink('/de/', { target: '_self' }), HERE)).toBe('/de/')
  })
})

describe("a link that is the browser's", () => {
  it.each([
    ['another site', 'https://elsewhere.example/de/'],
    ['another shop', '/at/c/damen/'],
    ['a shop whose name begins alike', '/dee/'],
    ['the entrance', '/'],
    ['a call', '/api/de/rpc/getBasket'],
    ['a file', '/de/groessen.pdf'],
    ['a place on this page', '#filter'],
    ['the top of this page', '/de/c/damen/?page=2#'],
    ['a mail', 'mailto:hallo@saum.example'],
    ['a script', 'javascript:void(0)'],
  ])('leads to %s', (_, href) => {
    expect(routedPath(aLink(href), HERE)).toBeNull()
  })

  it('opens a new window, downloads or asks for a reload', () => {
    expect(routedPath(aLink('/de/', { target: '_blank' }), HERE)).toBeNull()
    expect(routedPath(aLink('/de/', { isDownload: true }), HERE)).toBeNull()
    expect(routedPath(aLink('/de/', { wantsReload: true }), HERE)).toBeNull()
  })

  it('leaves a page whose address is a secret', () => {
    const shared = { ...HERE, pathname: '/de/wishlist/shared/geheim/', search: '' }

    expect(routedPath(aLink('/de/'), shared)).toBeNull()
  })

  it('is every link that leaves the shop', () => {
    fc.assert(
      fc.property(fc.string(), (href) => {
        const path = routedPath({ ...aLink('/de/'), href }, HERE)
        expect(path === null || path.startsWith('/de/')).toBe(true)
      }),
    )
  })
})

describe('a click on a link', () => {
  const plain = { button: 0, hasModifier: false, isHandled: false }

  it('is ours only when it is plain, with the main button and still free', () => {
    expect(isPlainClick(plain)).toBe(true)
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false)
    expect(isPlainClick({ ...plain, hasModifier: true })).toBe(false)
    expect(isPlainClick({ ...plain, isHandled: true })).toBe(false)
  })
})
