import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTE_PATHS } from '@saum/testing/secret-addresses'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { SECRET_PAGES } from '#app/navigation/secret-pages.ts'

/** The pattern of each route that answers, parents included. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`
    return [pattern || '/', ...patternsOf(children, pattern)]
  })
}

/** Names of query parameters that open nothing: what a page shows, or says about a form. */
const HARMLESS = new Set(
  (
    'page says id size variantId searchTerm sent confirmed ended step payment notice redirectUrl ' +
    'returnTo problem register forgotten radius services access open variant view zoom lat lng q ' +
    'voucher moment minimum missing moved ' +
    // Of a return: it opens nothing without the token of its order.
    'return ' +
    // The answer of a sign-in provider, taken by a page that sends the visitor on at once.
    'state error'
  ).split(' '),
)
/** The number of an order in the account of its customer. */
const OWN_NUMBERS = new Set(['account-returns order'])

describe('the table of pages that open something by a secret', () => {
  const patterns = [...new Set(patternsOf(routes))]

  it('was thought about for every route: a new one needs a path for the tests', () => {
    expect(Object.keys(ROUTE_PATHS).toSorted()).toEqual(patterns.toSorted())
  })

  it('has a row for every route with a secret in its path, and no row without a route', () => {
    const inPath = patterns.filter((pattern) => pattern.endsWith('/:token'))

    expect(Object.keys(SECRET_PAGES)).toEqual(expect.arrayContaining(inPath))
    expect(patterns).toEqual(expect.arrayContaining(Object.keys(SECRET_PAGES)))
  })

  it('knows every query name its routes read', () => {
    const folder = join(import.meta.dirname, '../routes')
    const unknown = globSync('*/*.{ts,tsx}', { cwd: folder })
      .filter((file) => !/test/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8')
        const reads = text.matchAll(/(?:uery|earchParams|url\))\.(?:get|has|getAll)\('([^']+)'\)/g)
        return [...reads].map(([, name = '']) => ({ screen: file.split('/', 1)[0] ?? '', name }))
      })
      .filter(({ screen, name }) => !HARMLESS.has(name) && !OWN_NUMBERS.has(`${screen} ${name}`))
      .filter(({ name }) => !Object.values(SECRET_PAGES).some((names) => names.includes(name)))

    expect(unknown).toEqual([])
  })
})
