import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERY_SHOP, type Redirect } from './follow-redirects.ts'
import { findRedirectFaults } from '../import-rules/redirect-rules.ts'
import { createFindWay, inspectRedirects } from './inspect-redirects.ts'
import { isAllowedTarget, pathOf, toRedirectKey, withoutRest } from './redirect-rules.ts'

const [de, at] = SHOPS
const path = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)
const rest = fc.tuple(path, fc.constantFrom('', '/*')).map((parts) => parts.join(''))
const shopId = fc.constantFrom<number>(EVERY_SHOP, de.shopId, at.shopId)
const target = fc.oneof(
  rest,
  fc.tuple(fc.constantFrom('/de', '/at'), path).map((parts) => parts.join('')),
  fc.constant('https://elsewhere.example/'),
)
const redirect = fc.record<Redirect>({
  shopId,
  source: rest,
  target,
  statusCode: fc.constantFrom(301, 302, 307, 308),
})
const table = fc.uniqueArray(redirect, {
  maxLength: 12,
  selector: (one) => `${one.shopId} ${one.source}`,
})

describe('[2.34] any table of redirects', () => {
  it('leads every path to its end in one step, or not at all', () => {
    fc.assert(
      fc.property(table, path, (redirects, asked) => {
        const findWay = createFindWay(redirects)
        const way = findWay({ shopId: de.shopId, path: asked })

        if (way.kind !== 'leads' || way.target.startsWith('https:')) return
        const shop = SHOPS.find(({ path: prefix }) => way.target.startsWith(`/${prefix}/`))
        const next = { shopId: shop?.shopId ?? de.shopId, path: toRedirectKey(pathOf(way.target)) }
        expect(findWay(next)).toEqual({ kind: 'none' })
        expect(next).not.toEqual({ shopId: de.shopId, path: asked })
        expect(isAllowedTarget(way.target)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is read alike in any order', () => {
    fc.assert(
      fc.property(
        table.chain((some) =>
          fc.tuple(
            fc.constant(some),
            fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length }),
          ),
        ),
        path,
        ([redirects, shuffled], asked) => {
          const place = { shopId: de.shopId, path: asked }
          expect(createFindWay(shuffled)(place)).toEqual(createFindWay(redirects)(place))
        },
      ),
    )
  })

  it('has no circle left for its sources once those found are taken out', () => {
    fc.assert(
      fc.property(table, (redirects) => {
        let left = redirects
        for (let round = 0; round <= redirects.length; round += 1) {
          const blamed = new Set(inspectRedirects(left).circles.flat())
          if (blamed.size === 0) break
          left = left.filter((one) => !blamed.has(one))
        }
        expect(inspectRedirects(left).circles).toEqual([])
      }),
    )
  })
})

/** What somebody would type to get to a host of their own. */
const SIGNS = '/ \\ // * /* @ : . .. ? # %2f %5c %40 %2e \t \uD800 ⓔ 。'
const WORDS = 'https: http:// shop.example evil.example de pictures a.pdf'
const sign = fc.constantFrom(' ', ...`${SIGNS} ${WORDS}`.split(' '))
const nasty = fc.array(sign, { maxLength: 7 }).map((signs) => signs.join(''))
const nastyTarget = fc
  .tuple(
    fc.constantFrom('', '/', 'https://', 'https://shop.example', 'http://'),
    nasty,
    fc.boolean(),
  )
  .map(([begin, signs, hasRest]) => begin + signs + (hasRest ? '/*' : ''))

describe('[2.34] whatever a visitor types below an accepted redirect', () => {
  const SHOP = 'https://shop.invalid'

  it('the answer has the host of its target', () => {
    let answered = 0
    fc.assert(
      fc.property(nastyTarget, fc.oneof(nasty, fc.string({ unit: 'binary' })), (wanted, typed) => {
        const document = {
          shopPath: null,
          source: '/alt/*',
          target: wanted,
          statusCode: 301,
        } as const
        fc.pre(findRedirectFaults(document).length === 0)
        const findWay = createFindWay([{ ...document, shopId: EVERY_SHOP }])
        const way = findWay({ shopId: de.shopId, path: toRedirectKey(`/de/alt/${typed}`) })
        if (way.kind !== 'leads') return
        answered += 1
        expect(new URL(way.target, SHOP).origin).toBe(new URL(withoutRest(wanted), SHOP).origin)
      }),
      { numRuns: 3_000 },
    )
    expect(answered).toBeGreaterThan(1_000)
  })
})

describe('what redirects are compared by', () => {
  it.each(['/c/damen/', 'https://saum.example/x', 'http://saum.example'])(
    'allows %s',
    (allowed) => {
      expect(isAllowedTarget(allowed)).toBe(true)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://saum.example@evil.example/',
    'https://@saum.example/',
    'https://*',
    'http://*',
    'https:///*',
    'https://?/*',
    'https://*/*',
    'https://*.example/',
    'https://saum.example*',
    'https://saum.example@/*',
    'https://saum.example\\*',
    'https://saum.example%2f*',
    'https://saum.example:*',
    '//*',
    '/\\*',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '/a\r\nset-cookie: b=c',
    '/a\u2028b',
    '\u0000/a',
    'damen',
    '',
  ])('does not allow %j', (refused) => {
    expect(isAllowedTarget(refused)).toBe(false)
  })

  it('is the same with and without slash, shop and capitals', () => {
    const asked = fc.stringMatching(/^(\/[a-z0-9-]{3,8}){1,4}$/)
    fc.assert(
      fc.property(asked, (one) => {
        for (const form of [`${one}/`, one.toUpperCase(), `/fr-ch${one}`, encodeURI(one)]) {
          expect(toRedirectKey(form)).toBe(toRedirectKey(one))
        }
      }),
    )
  })
})
