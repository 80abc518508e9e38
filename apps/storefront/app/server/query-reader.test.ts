import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { QUERY_NAMES } from '#app/query-names.ts'
import { createQueryReader } from './query-reader.ts'
import { patternOf } from './route-guard.ts'

/** The routes of the product as a build lists them. */
function buildOf(entries: readonly RouteConfigEntry[]): Pick<ServerBuild, 'routes'> {
  const table: Record<string, { id: string; parentId: string; path?: string; index?: boolean }> = {}
  function add(entry: RouteConfigEntry, parentId: string): void {
    const id = entry.file.replace(/\.tsx?$/, '')
    const { path, index } = entry
    table[id] = { id, parentId, ...(path && { path }), ...(index && { index }) }
    for (const child of entry.children ?? []) add(child, id)
  }
  for (const entry of entries) add(entry, 'root')
  return { routes: { root: { id: 'root', path: '' }, ...table } } as unknown as ServerBuild
}

const BUILD = buildOf(routes)
const readQuery = createQueryReader(BUILD)
const read = (pathname: string, search: string) => readQuery(pathname, search).read

describe('the query a screen reads', () => {
  it.each([
    ['/de/', '?b=1&utm_source=mail', ''],
    ['/de/c/damen/', '?b=1&page=2&sort=new', '?page=2&sort=new'],
    ['/de/c/damen/kleider/', '?filters[color]=1', '?filters%5Bcolor%5D=1'],
    ['/de/C/damen/', '?page=2', '?page=2'],
    ['/de/c/outfits/', '?page=2&sort=new', '?page=2'],
    ['/de/p/hose-1/', '?size=38&page=2', '?size=38'],
    ['/de/p/shop-the-look/buero-3/', '?size=38', ''],
    ['/de/search/', '?searchTerm=kleid&x=1', '?searchTerm=kleid'],
    ['/de/success/', '?link=cbd.x&x=1', '?link=cbd.x'],
    ['/de/c/damen/', '?link=cbd.x', ''],
    ['/de/account/', '?says=x', ''],
    ['/de/account/orders/', '?page=3&says=x', '?page=3'],
    ['/de/lieferung/', '?page=2', ''],
    ['/nowhere/', '?page=2', ''],
    ['/', '?page=2', ''],
    ['/de/c/%E0%A4%A/', '?page=2', ''],
    ['/dev/ui/', '?shop=fr-ch&x=1', '?shop=fr-ch'],
  ])('of %s%s is %s', (pathname, search, expected) => {
    expect(read(pathname, search)).toBe(expected)
  })

  it.each([
    ['/de/c/damen/', '?page=123456', '?page=99999'],
    ['/de/c/outfits/', '?page=10000', '?page=99999'],
    ['/de/c/damen/', '?page=9999', '?page=9999'],
    ['/de/c/damen/', '?basketError=full', '?basketError=full'],
    ['/de/c/damen/', '?basketError=random', ''],
    ['/de/p/hose-1/', '?variantId=12x', ''],
    ['/de/p/hose-1/', `?size=${'3'.repeat(21)}&variantId=701`, '?variantId=701'],
    ['/de/p/hose-1/', '?size=XS', '?size=xs'],
    ['/de/p/hose-1/', '?size=36/38', '?size=36%2F38'],
    ['/de/p/hose-1/', '?size=L (lang)', '?size=l+%28lang%29'],
    ['/de/p/hose-1/', '?size=7½', '?size=7%C2%BD'],
    ['/de/p/hose-1/', '?size=<38>', ''],
    ['/de/p/hose-1/', '?size=%09', ''],
    ['/de/newsletter/', '?sent', '?sent='],
    ['/de/newsletter/', '?sent=anything', '?sent='],
    ['/de/newsletter/', '?sent=1&sent=2&sent', '?sent='],
    ['/de/p/hose-1/', '?size=38&size=40&variantId=1&variantId=2', '?size=38&variantId=1'],
  ])('of %s%s has only values that can be meant', (pathname, search, expected) => {
    expect(read(pathname, search)).toBe(expected)
  })

  it('keeps what is given several times, as often as it was given', () => {
    expect(read('/de/location/', '?services=a&q=x&services=b')).toBe('?q=x&services=a&services=b')
  })

  it('passes on what no screen reads, and nothing of the router', () => {
    const { unread } = readQuery('/de/c/damen.data', '?utm_source=mail&page=2&_routes=x')

    expect(unread).toBe('utm_source=mail')
  })

  it('is the same for any order and any further names', () => {
    const own = fc.constantFrom(['page', '2'], ['sort', 'new'], ['filters[size]', '33'])
    const foreign = fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.string())
    fc.assert(
      fc.property(fc.uniqueArray(own), fc.array(foreign), (ours, others) => {
        const given = [...ours, ...others].map(([name = '', value = '']) => [name, value])
        const plain = read('/de/c/damen/', `?${new URLSearchParams(ours as [string, string][])}`)

        expect(read('/de/c/damen/', `?${new URLSearchParams(given)}`)).toBe(plain)
        expect(read('/de/c/damen/', `?${new URLSearchParams(given.toReversed())}`)).toBe(plain)
      }),
    )
  })
})

describe('the parts a request for data names', () => {
  const LISTING = 'routes/listing/route'

  it.each([
    ['/de/c/damen.data', `?_routes=${LISTING}`, `?_routes=${encodeURIComponent(LISTING)}`],
    ['/de/c/damen/_.data', `?_routes=x,${LISTING},y`, `?_routes=${encodeURIComponent(LISTING)}`],
    ['/de/c/damen.data', '?_routes=routes/product/route', ''],
    ['/de/_.data', '?_routes=routes/home/route', '?_routes=routes%2Fhome%2Froute'],
    ['/de/c/damen/', `?_routes=${LISTING}`, ''],
  ])('at %s%s are those of its page', (pathname, search, expected) => {
    expect(read(pathname, search)).toBe(expected)
  })

  it('are the same in any order and number', () => {
    const both = `routes/shop/route,${LISTING}`
    const again = `${LISTING},routes/shop/route,${LISTING}`

    expect(read('/de/c/a.data', `?_routes=${again}`)).toBe(read('/de/c/a.data', `?_routes=${both}`))
  })
})

describe('the table of query names', () => {
  it('names only routes there are', () => {
    const patterns = new Set(Object.keys(BUILD.routes).map((id) => patternOf(BUILD, id)))

    expect(Object.keys(QUERY_NAMES).filter((pattern) => !patterns.has(pattern))).toEqual([])
  })
})
