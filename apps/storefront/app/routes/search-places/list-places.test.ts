import type { ContentPage } from '@saum/contract/content'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { flatCategories, placesOf } from './list-places.ts'

const RETURNS: ContentPage = {
  page: 'returns',
  kind: 'page',
  locale: 'de-DE',
  title: 'Rückgabe',
  description: '30 Tage, kostenlos.',
  slug: 'rueckgabe',
  updated: '2026-11-15',
  blocks: [],
}

describe('[3.29] places a search may suggest', () => {
  it('are pages of the content system and screens of the shop', () => {
    const content = {
      links: () => ({ returns: 'rueckgabe', gone: 'weg' }),
      findPageByKey: (page: string) => (page === 'returns' ? RETURNS : null),
    }

    const places = placesOf({ shop: DEFAULT_SHOP, content, t: (key) => key })

    expect(places).toContainEqual({
      title: 'Rückgabe',
      href: '/de/rueckgabe/',
      words: '30 Tage, kostenlos.',
    })
    expect(places.map(({ href }) => href)).toContain('/de/returns-portal/')
    expect(places.map(({ href }) => href)).not.toContain('/de/weg/')
  })

  it('have the ids of categories by the names on the way to them', () => {
    const women = { id: 1, name: 'Damen', children: [{ id: 2, name: 'Blusen' }] }

    expect(flatCategories([women])).toEqual([
      { id: 1, names: ['Damen'] },
      { id: 2, names: ['Damen', 'Blusen'] },
    ])
  })
})
