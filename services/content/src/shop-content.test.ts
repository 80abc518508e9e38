import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LOCALES } from '@saum/domain/shops'
import { BASKET_DAYS, SESSION_DAYS, WISHLIST_DAYS } from '@saum/domain/visitor-days'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentService } from './content-service.ts'
import { checkContent } from './editing/check-content.ts'

const folder = resolve(import.meta.dirname, '../../../content')
const service = createContentService({
  folder,
  space: 'saum',
  environment: 'master',
  deliveryToken: 'token',
  previewToken: '',
  mediaBase: '/content-media',
  log: () => {},
})
afterAll(() => service.close())

interface Page {
  sys: { id: string }
  fields: Record<'title' | 'slug' | 'description' | 'body', unknown>
}

async function itemsOf(path: string): Promise<unknown[]> {
  const headers = { authorization: 'Bearer token' }
  const url = `http://content.test/spaces/saum/${path}`
  const response = await service.fetch(new Request(url, { headers }))
  return ((await response.json()) as { items: unknown[] }).items
}

async function pagesIn(locale: string): Promise<Page[]> {
  const query = `content_type=page&limit=1000&order=sys.id&locale=${locale}`
  return (await itemsOf(`entries?${query}`)) as Page[]
}

/** Every word written for one locale, without addresses. */
function wordsIn(value: unknown, locale: string, isMeant = false): string[] {
  if (typeof value === 'string') return isMeant ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'uri' ? [] : wordsIn(part, locale, isMeant || name === locale),
  )
}

/** A mark without its narrow space, or with one that may break; a colon within an address is none. */
const FRENCH_FAULT = /[^\u202f][;!?»](?=\s|$)|[ \u00a0][:;!?»]|«(?!\u202f)|[^\u202f]:(?=\s|$)/u

describe('[2.34] the content of the shop', () => {
  it('is sound', () => {
    const { findings } = checkContent(folder)
    expect(findings.filter(({ severity }) => severity !== 'warning')).toEqual([])
  })

  it('is there in every language, page by page', async () => {
    const { findings } = checkContent(folder)
    expect(findings.filter(({ message }) => message.includes('not translated'))).toEqual([])
    const pages = await pagesIn('*')
    expect(pages.length).toBeGreaterThanOrEqual(34)
    for (const { sys, fields } of pages) {
      expect({ id: sys.id, locales: Object.keys(fields.slug as object).toSorted() }).toEqual({
        id: sys.id,
        locales: LOCALES.toSorted(),
      })
    }
  })

  it('spells Swiss German without ß', async () => {
    for (const page of await pagesIn('de-CH')) {
      expect(JSON.stringify(page)).not.toContain('ß')
    }
  })

  it('sets French with a narrow space before : ; ! ? and inside « »', async () => {
    const items = await Promise.all(
      ['entries', 'assets'].map((kind) => itemsOf(`${kind}?limit=1000&include=0&locale=*`)),
    )
    const words = wordsIn(items, 'fr-CH')

    expect(words.length).toBeGreaterThan(1000)
    expect(words.filter((text) => FRENCH_FAULT.test(text))).toEqual([])
  })

  it('can be called: telephone numbers are links', async () => {
    for (const page of await pagesIn('de-DE')) {
      const words = JSON.stringify(page.fields.body ?? null)
      const numbers = words.match(/"value":"[^"]*\+4[139]\s0/g) ?? []
      const links = words.match(/"uri":"tel:\+4[139]0\d+"/g) ?? []
      expect({ id: page.sys.id, links: links.length }).toEqual({
        id: page.sys.id,
        links: numbers.length,
      })
    }
  })

  it.each([
    ['faq', /^(?:Als Gast|Sans compte|As a guest)/, [SESSION_DAYS, BASKET_DAYS]],
    ['accessibility', /Warenkorb bleibt|panier reste|basket stays/, [SESSION_DAYS, BASKET_DAYS]],
    [
      'privacy',
      /^\| (?:Warenkorb und|Panier et|Basket and)/,
      [BASKET_DAYS, WISHLIST_DAYS, SESSION_DAYS],
    ],
    ['cookies', /^\| (?:Sitzung|Session)\u202f?:/, [SESSION_DAYS]],
  ])(
    '[4.17] says on the page «%s» how long baskets are kept as the shop does',
    (page, line, days) => {
      for (const locale of LOCALES) {
        const lines = readFileSync(join(folder, 'pages', page, `${locale}.md`), 'utf8').split('\n')
        const said = lines.find((text) => line.test(text)) ?? ''
        const numbers = [...said.matchAll(/(\d+)\s(?:Tage|jours|days)/g)].map(([, n]) => Number(n))

        expect({ locale, numbers }).toEqual({ locale, numbers: days })
      }
    },
  )

  it('has an address for the things the law wants', async () => {
    const slugs = new Map((await pagesIn('fr-CH')).map(({ sys, fields }) => [sys.id, fields.slug]))
    expect(slugs.get('imprint')).toBe('mentions-legales')
    expect(slugs.get('delivery')).toBe('livraison')
    expect(slugs.get('home')).toBe('')
  })

  it('opens nothing to somebody without a token where previews have none', async () => {
    const request = new Request('http://content.test/spaces/saum/entries')
    expect((await service.fetch(request)).status).toBe(401)
  })
})
