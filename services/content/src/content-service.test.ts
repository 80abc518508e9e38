import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Block, Inline } from '@saum/contract/content'
import { LOCALES, SHOPS } from '@saum/domain/shops'
import { StartupError } from '@saum/domain/startup-error'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContentService } from './content-service.ts'

const PAGES = fileURLToPath(new URL('../../../content/pages', import.meta.url))

describe('[2.3] the content pages of the shop', () => {
  const content = createContentService(PAGES)

  it('are found by their slug in each locale', () => {
    expect(content.findPage('de-DE', 'lieferung')).toMatchObject({
      page: 'delivery',
      title: 'Lieferung',
    })
    expect(content.findPage('fr-CH', 'livraison')).toMatchObject({ page: 'delivery' })
    expect(content.findPage('de-DE', 'magazin/wolle')).toMatchObject({ page: 'story-fabric-wool' })
  })

  it('are not found by a slug of another locale or of nothing', () => {
    expect(content.findPage('de-DE', 'livraison')).toBeNull()
    expect(content.findPage('de-DE', '')).toBeNull()
    expect(content.findPage('de-DE', '__proto__')).toBeNull()
  })

  it('know their address in every shop', () => {
    expect(content.alternates('delivery')).toEqual({
      'de-DE': 'lieferung',
      'de-AT': 'lieferung',
      'de-CH': 'lieferung',
      'fr-CH': 'livraison',
      'en-GB': 'delivery',
    })
    expect(content.alternates('nothing')).toEqual({})
  })

  it('are listed with the same keys in every locale', () => {
    const keys = Object.keys(content.links('de-DE'))
    expect(keys).toHaveLength(33)
    for (const locale of LOCALES) expect(Object.keys(content.links(locale))).toEqual(keys)
    expect(content.links('fr-CH')['imprint']).toBe('mentions-legales')
    expect(content.findPageByKey('imprint', 'fr-CH')?.slug).toBe('mentions-legales')
  })

  it('link only to pages that exist when they link to a page', () => {
    const routes =
      /^(order-trackform|returns-portal|withdrawal|cancel-contract|location|account(\/.*)?|login|cart|wishlist|c\/.*)$/
    for (const shop of SHOPS) {
      const slugs = Object.values(content.links(shop.locale))
      const pages = Object.keys(content.links(shop.locale)).map((key) =>
        content.findPageByKey(key, shop.locale),
      )
      const own = pages
        .flatMap((page) => hrefsIn(page?.blocks ?? []))
        .filter((h) => h.startsWith('/'))
      const dead = own.filter((href) => {
        const [, path, slug = ''] = /^\/([a-z-]+)\/(.*)\/$/.exec(href) ?? []
        return path !== shop.path || !(slugs.includes(slug) || routes.test(slug))
      })
      expect(dead).toEqual([])
    }
  })

  it('spell Swiss German without ß', () => {
    for (const key of Object.keys(content.links('de-CH'))) {
      expect(JSON.stringify(content.findPageByKey(key, 'de-CH'))).not.toContain('ß')
    }
  })

  it('survive being sent to a browser', () => {
    const page = content.findPage('en-GB', 'questions-and-answers')
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })
})

describe('a folder of pages with faults', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'saum-content-'))
    cpSync(join(PAGES, 'delivery'), join(folder, 'delivery'), { recursive: true })
    cpSync(join(PAGES, 'payment'), join(folder, 'payment'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('stops the start and names every one of them', () => {
    rmSync(join(folder, 'delivery', 'fr-CH.md'))
    writeFileSync(join(folder, 'delivery', 'en-GB.md'), 'no front matter')
    writeFileSync(
      join(folder, 'payment', 'de-DE.md'),
      '---\npage: payment\nlocale: de-DE\ntitle: "Zahlung"\nslug: "lieferung"\n' +
        'description: "x"\nupdated: 2026-11-15\n---\n',
    )

    const start = () => createContentService(folder)

    expect(start).toThrow(StartupError)
    expect(start).toThrow('delivery/fr-CH.md is missing')
    expect(start).toThrow('delivery/en-GB.md has no front matter')
    expect(start).toThrow('payment/de-DE.md has the slug of delivery/de-DE.md: "lieferung"')
  })

  it('stops the start when there is nothing in it', () => {
    mkdirSync(join(folder, 'empty'))
    expect(() => createContentService(join(folder, 'empty'))).toThrow('no page was found')
    expect(() => createContentService(join(folder, 'gone'))).toThrow('the folder does not exist')
  })
})

function hrefsIn(blocks: readonly (Block | Inline)[]): string[] {
  return JSON.stringify(blocks)
    .matchAll(/"href":"([^"]*)"/g)
    .map(([, href = '']) => href)
    .toArray()
}
