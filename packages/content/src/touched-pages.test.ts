import { describe, expect, it } from 'vitest'
import { createContentReader } from './content-reader.ts'
import { anEntry, aDocument, anAsset, aPage, aSpace, embedded } from './test-space.ts'
import { inLocales, toAsset, toEntry } from './test-space.ts'
import { withChanges, type Change, type Entry, type Space } from './space.ts'
import { touchedContent } from './touched-pages.ts'

const AT = new Date('2026-11-16T12:00:00Z')

const space = aSpace({
  home: ['page', { title: 'Saum', kind: 'home', body: aDocument(embedded('grid')) }],
  delivery: aPage({ body: aDocument(embedded('contact')) }),
  returns: aPage({ title: 'Rückgabe', slug: 'rueckgabe', body: aDocument(embedded('contact')) }),
  wool: aPage({ title: 'Wolle', slug: 'magazin/wolle', kind: 'story', picture: toAsset('coat') }),
  grid: ['grid', { cells: [toEntry('teaser'), toEntry('contact')] }],
  teaser: ['story', { page: toEntry('wool'), text: 'Eigene Worte' }],
  contact: ['contactForm', { title: 'Schreib uns' }],
  lonely: ['contactForm', { title: 'Niemand zeigt mich' }],
})

function touch(...changes: Change[]) {
  const after: Space = withChanges(space, changes)
  const look = (one: Space) => ({
    space: one,
    reader: createContentReader(one, { at: AT, marksEntries: false }),
  })
  const ids = changes.map((change) => {
    if (change.kind === 'entry') return change.entry.id
    return change.kind === 'asset' ? change.asset.id : change.id
  })
  return touchedContent(look(space), look(after), ids)
}

const entry = (id: string, parts: [string, Record<string, unknown>]): Change => ({
  kind: 'entry',
  entry: anEntry(id, parts),
})

describe('what a change of content touches', () => {
  it('is every page that shows the entry, however deep, and no other', () => {
    const touched = touch(entry('contact', ['contactForm', { title: 'Ruf uns an' }]))

    expect([...touched.pages].toSorted()).toEqual(['delivery', 'home', 'returns'])
    expect(touched.isChromeTouched).toBe(false)
    expect(touched.slugChanges).toEqual([])
  })

  it('is nothing where nobody shows it, or nothing of it is shown', () => {
    const sameWords = space.entries.get('contact') as Entry

    expect(touch(entry('lonely', ['contactForm', { title: 'Anders' }])).pages.size).toBe(0)
    expect(touch({ kind: 'entry', entry: { ...sameWords, updatedAt: 'now' } }).pages.size).toBe(0)
    expect(touch(entry('fresh', ['contactForm', { title: 'Neu' }])).pages.size).toBe(0)
  })

  it('is the page whose entry went', () => {
    expect([...touch({ kind: 'entry-gone', id: 'teaser' }).pages]).toEqual(['home'])
  })

  it('is everything that tells of a story when its picture is another one', () => {
    const asset = anAsset('coat', { url: '/content-media/new/coat.webp' })
    const touched = touch({ kind: 'asset', asset })

    expect([...touched.pages].toSorted()).toEqual(['home', 'wool'])
    expect(touched.isChromeTouched).toBe(true)
  })

  it('is the chrome when a page gets another title, comes or goes', () => {
    const titled = aPage({ title: 'Versand', body: aDocument(embedded('contact')) })

    expect(touch(entry('delivery', titled))).toMatchObject({ isChromeTouched: true })
    expect(touch(entry('fresh', aPage({ slug: 'neu' })))).toMatchObject({ isChromeTouched: true })
    expect(touch({ kind: 'entry-gone', id: 'returns' })).toMatchObject({ isChromeTouched: true })
  })

  it('names addresses that changed, per locale', () => {
    const slug = inLocales({ 'de-DE': 'lieferung', 'en-GB': 'delivery', 'fr-CH': 'livraison' })

    expect(touch(entry('delivery', aPage({ slug }))).slugChanges).toEqual([
      { page: 'delivery', locale: 'fr-CH', from: 'lieferung', to: 'livraison' },
      { page: 'delivery', locale: 'en-GB', from: 'lieferung', to: 'delivery' },
    ])
  })
})
