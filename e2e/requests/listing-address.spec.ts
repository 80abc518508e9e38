import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/request-test.ts'

const DRESSES = '/de/c/damen/bekleidung/kleider/'

async function ask(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  return { status: response.status(), location: response.headers()['location'] }
}

/** The number of products in the heading of a page. */
function totalIn(html: string): number {
  return Number(/<h1>.*?(\d+) Artikel<\/span><\/h1>/s.exec(html)?.[1])
}

/** The values of a filter with the number of products each of them announces. */
function valuesIn(html: string, key: string): { id: string; count: number }[] {
  const boxes = html.matchAll(
    /aria-label="[^"]*, (\d+) Artikel" name="filters\[(\w+)\]" value="(\d+)"/g,
  )
  return [...boxes]
    .filter(([, , group]) => group === key)
    .map(([, count, , id]) => ({ id: id ?? '', count: Number(count) }))
}

test.describe('[2.26] the address of a listing', () => {
  test('lists exactly as many products as the filter announced', async ({ request }) => {
    const total = async (query: string) =>
      totalIn(await (await request.get(`${DRESSES}${query}`)).text())
    const html = await (await request.get(DRESSES)).text()
    const [first, second] = valuesIn(html, 'color')
    const [size] = valuesIn(html, 'size')
    if (!first || !second || !size) throw new Error('The dresses have no filters')

    const either = await total(
      `?filters[color]=${[first.id, second.id].toSorted(byNumber).join(',')}`,
    )
    const both = await total(`?filters[size]=${size.id}&filters[color]=${first.id}`)

    expect(await total(`?filters[color]=${first.id}`)).toBe(first.count)
    expect(await total(`?filters[size]=${size.id}`)).toBe(size.count)
    expect(either).toBeGreaterThan(Math.max(first.count, second.count) - 1)
    expect(either).toBeLessThanOrEqual(first.count + second.count)
    expect(both).toBeLessThanOrEqual(Math.min(first.count, size.count))
  })

  for (const [query, canonical] of [
    ['?filters[color]=99999999', ''],
    ['?filters[__proto__]=1&filters[shoe]=2', ''],
    [
      '?filters[minPrice]=20000&filters[maxPrice]=5000',
      '?filters[minPrice]=5000&filters[maxPrice]=20000',
    ],
    ['?priceFrom=49,90&priceTo=', '?filters[minPrice]=4990'],
    ['?sort=cheapest&page=1', ''],
    [`?filters[color]=${'1,'.repeat(3_000)}`, ''],
  ] as const) {
    test(`is redirected to its canonical form from ${query.slice(0, 60)}`, async ({ request }) => {
      const { status, location } = await ask(request, `${DRESSES}${query}`)

      expect(status).toBe(303)
      expect(location).toBe(`${DRESSES}${canonical}`)
      expect((await ask(request, location ?? '')).status).toBe(200)
    })
  }

  for (const path of [
    `${DRESSES}?page=1000000000`,
    `${DRESSES}?page=${'9'.repeat(100)}`,
    `${DRESSES}?page=999&filters[minPrice]=100`,
    '/de/c/damen/gibt-es-nicht/',
    '/de/c/constructor/',
  ]) {
    test(`is not found: ${path.slice(0, 60)}`, async ({ request }) => {
      expect((await ask(request, path)).status).toBe(404)
    })
  }

  test('[2.31] [2.32] may end in a number, and new arrivals in a category lead to the one list', async ({
    request,
  }) => {
    const numbered = await ask(request, '/de/c/damen/bekleidung/kleider-210/')
    const news = await ask(request, '/de/c/damen/new/')
    const below = await ask(request, '/fr-ch/c/new/kleider/?sort=price_asc')
    const doubled = await ask(request, '/de//c/new/?sort=price_asc')
    const cart = await ask(request, '/de//cart')

    expect([numbered.status, numbered.location]).toEqual([301, DRESSES])
    expect([news.status, news.location]).toEqual([301, '/de/c/new/'])
    expect([below.status, below.location]).toEqual([301, '/fr-ch/c/new/?sort=price_asc'])
    expect([doubled.status, doubled.location]).toEqual([308, '/de/c/new/?sort=price_asc'])
    expect([cart.status, cart.location]).toEqual([308, '/de/cart/'])
    expect((await ask(request, '/de/c/new/nirgends/gibt-es-nicht-mehr/')).location).toBe(
      '/de/c/new/',
    )
    expect((await ask(request, '/de/c/new/?filters[new]=true&sort=price_asc')).status).toBe(200)
  })

  test('is stored in shared caches only without filters and order', async ({ request }) => {
    const header = async (query: string) =>
      (await request.get(`${DRESSES}${query}`)).headers()['cache-control']

    expect(await header('')).toContain('s-maxage')
    expect(await header('?page=2')).toContain('s-maxage')
    expect(await header('?filters[minPrice]=5000')).toBe('private, no-cache')
    expect(await header('?sort=new')).toBe('private, no-cache')
  })
})

test.describe('[2.9] the address of a search', () => {
  test('may be long or full of markup, which is escaped', async ({ request }) => {
    const term = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
    const marked = await request.get(`/de/search/?searchTerm=${encodeURIComponent(term)}`)
    const long = await request.get(`/de/search/?searchTerm=${'kleid+'.repeat(1_700)}`)

    expect(marked.status()).toBe(200)
    expect(await marked.text()).not.toMatch(/<script>alert|<img src=x/)
    expect(long.status()).toBe(200)
    expect(await long.text()).toContain('name="robots" content="noindex, follow"')
  })

  test('offers the typed word after a correction, and the correction after the typed word', async ({
    request,
  }) => {
    const corrected = await (await request.get('/de/search/?searchTerm=klied')).text()
    const insisted = await (await request.get('/de/search/?searchTerm=klied&exact=1')).text()

    expect(corrected).toContain('href="?searchTerm=klied&amp;exact=1"')
    expect(insisted).toContain('href="?searchTerm=kleid"')
  })

  test('[4.41] redirects to a page that answers the term better than products', async ({
    request,
  }) => {
    const { status, location } = await ask(request, '/de/search/?searchTerm=retoure')

    expect([status, location]).toEqual([302, '/de/returns-portal/'])
    expect((await ask(request, '/de/search/?searchTerm=retoure&exact=1')).status).toBe(200)
  })

  test('is not found beyond its last page', async ({ request }) => {
    expect((await ask(request, '/de/search/?searchTerm=kleid&page=1000000000')).status).toBe(404)
  })
})

function byNumber(one: string, other: string): number {
  return Number(one) - Number(other)
}
