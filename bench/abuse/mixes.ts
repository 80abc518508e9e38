import { randomInt, randomUUID } from 'node:crypto'
import { PICTURE_WIDTHS } from '@saum/domain/picture-url'

/** What an attacker has to look up before it begins. */
export interface Targets {
  products: readonly string[]
  pictureKeys: readonly string[]
  search: { path: string; token: string; trackingId: string }
}

export interface Attack {
  path: string
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export type Mix = (targets: Targets) => Attack

const SYLLABLES = ['kle', 'id', 'ro', 'ck', 'man', 'tel', 'ho', 'se', 'sch', 'uh', 'wol', 'le']
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

const word = () => randomUUID().slice(0, 8)
const oneOf = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T
const term = () => `${oneOf(SYLLABLES)}${oneOf(SYLLABLES)} ${oneOf(SYLLABLES)}${word().slice(0, 2)}`

/** What one address may send without being anybody; each request is another one. */
export const MIXES: Readonly<Record<string, Mix>> = {
  'names no page reads': () => ({ path: `/de/c/damen/?${word()}=${word()}` }),
  'search words': () => ({ path: `/de/search/?${new URLSearchParams({ searchTerm: term() })}` }),
  'price filters': () => ({
    path: `/de/c/new/?filters[minPrice]=${randomInt(100, 5000)}&filters[maxPrice]=${randomInt(5000, 90_000)}`,
  }),
  'product pages': ({ products }) => ({
    path: `${oneOf(products)}?variantId=${randomInt(1, 1e9)}`,
  }),
  'pages that do not exist': () => ({ path: `/de/${word()}/` }),
  'data of pages': () => ({ path: `/de/c/new.data?page=${randomInt(1, 9999)}` }),
  'heads of pages': () => ({ path: `/de/c/damen/?page=${randomInt(1, 9999)}`, method: 'HEAD' }),
  forms: () => ({
    path: '/de/newsletter/',
    method: 'POST',
    headers: FORM_TYPE,
    body: `email=${word()}&padding=${'x'.repeat(50_000)}`,
  }),
  'long words in addresses': () => ({ path: `/${word()}${'a.'.repeat(15_000)}/@` }),
  'forms with many fields': () => ({
    path: oneOf(['/de/newsletter/', '/de/cart/']),
    method: 'POST',
    headers: FORM_TYPE,
    body: `${word()}&${'a&'.repeat(120_000)}`,
  }),
  'queries with many names': () => ({ path: `/de/?${word()}&${'a&'.repeat(5000)}` }),
  'searches at the provider': ({ search }) => ({
    path: search.path,
    method: 'POST',
    headers: { ...JSON_TYPE, authorization: `Bearer ${search.token}` },
    body: JSON.stringify(searchBody(search.trackingId)),
  }),
  'calls that read': () => ({
    path: '/api/de/rpc/getProductsByCategory',
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ payload: { perPage: 100, page: randomInt(1, 20), with: 'tile' } }),
  }),
  pictures: ({ pictureKeys }) => ({
    path: `/images/${oneOf(pictureKeys)}/${oneOf(PICTURE_WIDTHS)}.webp`,
  }),
  'figures for operators': () => ({ path: '/metrics' }),
}

export const EVERYTHING: Mix = (targets) => oneOf(Object.values(MIXES))(targets)

function searchBody(trackingId: string) {
  return {
    trackingId,
    query: term(),
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    clientId: randomUUID(),
    context: { view: { url: 'https://saum.example/de/search/' } },
    page: 0,
    perPage: 48,
  }
}
