import { EXPERIMENTS, type ExperimentKey } from '@saum/domain/experiments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyInVersion, pageKeyOf, pageOfKey, pathOfKey } from './page-key.ts'

/** Pages that read `page`, `filters[…]` and the parts of data. */
function readQuery(_: string, search: string): string {
  const given = [...new URLSearchParams(search)]
  const read = new URLSearchParams(
    given.filter(([name]) => /^(?:page$|filters|_routes)/.test(name)),
  )
  read.sort()
  return read.size === 0 ? '' : `?${read}`
}

describe('the key of a page', () => {
  it.each([
    ['/de/', '/de/'],
    ['/de/?', '/de/'],
    ['/de/c/x/?page=2&filters[color]=1', '/de/c/x/?filters%5Bcolor%5D=1&page=2'],
    ['/de/c/x/?filters%5Bcolor%5D=1&page=2', '/de/c/x/?filters%5Bcolor%5D=1&page=2'],
    ['/de/?page=2&page=1', '/de/?page=2&page=1'],
    ['/de/c/x/_.data?_routes=routes%2Flisting', '/de/c/x/_.data?_routes=routes%2Flisting'],
  ])('sorts the query: %s', (target, key) => {
    expect(pageKeyOf(target, readQuery)).toEqual({ key, hasUnread: false })
  })

  it.each(['/de/?shop=chosen', '/de/?page=2&shop=chosen', '/de/?q=%00', '/de/?editorMode=true'])(
    'does not exist for %s, which is no page like others',
    (target) => {
      expect(pageKeyOf(target, readQuery)).toBeNull()
    },
  )

  it.each([
    'utm_source=mail&utm_campaign=x',
    'gclid=1',
    'b=x1y2',
    '_gl=1',
    `q=${'a'.repeat(2000)}`,
  ])('leaves out what the page does not read, and says so: %s', (unread) => {
    const key = (query: string) => pageKeyOf(`/de/?${query}`, readQuery)

    expect(key(`${unread}&page=2`)).toEqual({ key: '/de/?page=2', hasUnread: true })
    expect(key(unread)).toEqual({ key: '/de/', hasUnread: true })
  })

  it.each(['/de/?preview=1', '/de/?page=2&editorMode=true', `/de/?page=${'1'.repeat(1100)}`])(
    'does not exist for what must not be kept: %s',
    (target) => {
      expect(pageKeyOf(target, readQuery)).toBeNull()
    },
  )
})

describe('a query that is long to read', () => {
  it.each([
    ['64 names', 'a&'.repeat(63), { key: '/de/', hasUnread: true }],
    ['65 names', 'a&'.repeat(64), null],
    ['2048 signs', `q=${'a'.repeat(2045)}`, { key: '/de/', hasUnread: true }],
    ['2049 signs', `q=${'a'.repeat(2046)}`, null],
  ])('has a key up to a limit: %s', (_, query, expected) => {
    expect(pageKeyOf(`/de/?${query}`, readQuery)).toEqual(expected)
  })

  it('is not parsed', () => {
    const parsed: string[] = []
    const key = pageKeyOf(`/de/?${'preview&'.repeat(1500)}`, (_, search) => {
      parsed.push(search)
      return ''
    })

    expect(key).toBeNull()
    expect(parsed).toEqual([])
  })
})

describe('the key of a page in another version', () => {
  const keys = Object.keys(EXPERIMENTS) as ExperimentKey[]
  const aPage = fc.webPath().map((path) => `/de${path}`)

  it('is the page’s own where there is nothing to tell apart', () => {
    expect(keyInVersion('/de/p/mantel-7/?size=38', [])).toBe('/de/p/mantel-7/?size=38')
  })

  it('says which page it is, and in which version', () => {
    fc.assert(
      fc.property(aPage, fc.webQueryParameters(), fc.subarray(keys), (path, query, variants) => {
        const target = query === '' ? path : `${path}?${query}`
        const key = keyInVersion(target, variants)

        expect(pageOfKey(key)).toEqual({ target, variants })
        expect(pathOfKey(key)).toBe(path)
      }),
    )
  })

  it('is that of no address', () => {
    for (const space of [' ', '%20', '+']) {
      const key = pageKeyOf(`/de/p/mantel-7/?page=1${space}early-promises`, readQuery)?.key
      expect(key).not.toBe(keyInVersion('/de/p/mantel-7/?page=1', ['early-promises']))
    }
  })
})
