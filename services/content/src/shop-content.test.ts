import { resolve } from 'node:path'
import { LOCALES } from '@saum/domain/shops'
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

async function pagesIn(locale: string): Promise<Page[]> {
  const query = `content_type=page&limit=1000&order=sys.id&locale=${locale}`
  const headers = { authorization: 'Bearer token' }
  const url = `http://content.test/spaces/saum/entries?${query}`
  const response = await service.fetch(new Request(url, { headers }))
  return ((await response.json()) as { items: Page[] }).items
}

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
