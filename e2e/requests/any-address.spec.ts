import fc from 'fast-check'
import { get } from 'node:http'
import { openBareStorefront, visit } from '../support/bare-storefront.ts'
import { expect, test } from '../support/request-test.ts'

/** Where an address goes on with what a visitor typed or a link brought. */
const PREFIXES = [
  '/',
  '/de/',
  '/de/c/',
  '/de/c/outfits/',
  '/de/p/',
  '/de/p/shop-the-look/',
  '/de/s/',
  '/de/location/',
  '/de/paper/',
  '/de/wishlist/shared/',
  '/de/sitemap/',
  '/de/bought-together/',
  '/de/account/order-details/',
  '/images/',
  '/assets/',
  '/content-media/',
  '/checkout-host/10028/',
  '/checkout-host/10028/payment-return/',
  '/payment-provider/pay/',
  '/rest/organizations/saum/',
  '/api/de/rpc/',
  '/dev/mails/',
  '/.well-known/',
  '/de/search/?searchTerm=',
  '/de/c/damen/?filter=',
  '/de/c/damen/?page=',
  '/de/success/?cbd=',
  '/de/login/?hash=',
  '/de/login/?verify=',
  '/de/stock-alert/?token=',
  '/de/newsletter-end/?token=',
  '/de/newsletter-confirmation/?hash=',
  '/de/withdrawal/?confirm=',
  '/de/search-places.json?q=',
  '/images/x.jpg?w=',
]
const PIECES = [
  'a',
  '-1',
  '/',
  '..',
  '%2F',
  '%2e%2e',
  '%C3%A4',
  '%F0%9F%A7%A5',
  '%',
  '%zz',
  '%0a',
  '&',
  '=',
  '?',
  '[',
  '+',
  '"',
  '<',
  '\\',
  ';',
  ':',
  '@',
  "'",
  '.data',
  '__proto__',
]

/** Any tail of an address, from empty to longer than every limit. */
const tails = fc
  .tuple(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }),
    fc.constantFrom(1, 2, 20, 200, 500, 1000, 2020, 2041, 2100, 2300, 4000, 9000, 16_300, 17_000),
  )
  .map(([pieces, length]) => {
    const piece = pieces.join('')
    return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  })

test('no address, however long and whatever is in it, is answered with a fault', async ({
  baseURL,
}) => {
  const one = fc.tuple(fc.constantFrom(...PREFIXES), tails)
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 12, maxLength: 12 }), async (addresses) => {
      const statuses = await Promise.all(
        addresses.map(([prefix, tail]) => statusOf(new URL(`${baseURL}${prefix}${tail}`))),
      )
      expect(Math.max(...statuses)).toBeLessThan(500)
    }),
    { numRuns: 25 },
  )
})

test('a category with a path longer than every other is not found, at once', async ({
  request,
}) => {
  expect((await request.get(`/de/c/${'a/'.repeat(1010)}`)).status()).toBe(404)
  expect((await request.get(`/de/c/${'a/'.repeat(1100)}`)).status()).toBe(414)
})

test('a method or an address that no route has is no fault of the server', async () => {
  const faults: unknown[] = []
  const storefront = await openBareStorefront({
    rpc: async () => ({ status: 404, contentType: 'application/json', body: '{}' }),
    reportFault: (fault) => faults.push(fault),
  })
  const form = { method: 'POST', body: new URLSearchParams({ a: 'b' }) }
  const paths = ['/de/paper/secret/', '/de/wishlist/shared/secret/', '/de/sitemap.xml', '/no.data']
  const answers = await Promise.all(paths.map((path) => visit(storefront, path, form)))

  expect(answers.map(({ status }) => status)).toEqual([405, 405, 405, 404])
  // The service of this test has no categories for the menu.
  expect(faults.filter((fault) => !String(fault).includes('getRootCategories'))).toEqual([])
})

/** Redirects of long addresses have a head that is longer than other clients take. */
function statusOf(url: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const headers = { 'x-forwarded-for': '203.0.113.61' }
  get(url, { headers, maxHeaderSize: 262_144 }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  }).on('error', reject)
  return promise
}
