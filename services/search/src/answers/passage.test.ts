import type { ContentPage } from '@saum/contract/content'
import type { Block } from '@saum/contract/content-block'
import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { toPassages } from './passage.ts'

const text = (words: string) => [{ kind: 'text' as const, text: words }]
const paragraph = (words: string): Block => ({ kind: 'paragraph', children: text(words) })

function passagesOf(...blocks: Block[]) {
  const page: ContentPage = {
    page: 'delivery',
    kind: 'page',
    locale: 'de-DE',
    title: 'Lieferung',
    description: 'Kosten und Zeiten',
    slug: 'lieferung',
    updated: '2026-11-15',
    blocks,
  }
  return toPassages(page, SHOPS[0])
}

describe('the passages of a page', () => {
  it('stand below their headings, inner ones replaced by the next of their level', () => {
    const passages = passagesOf(
      { kind: 'heading', level: 2, id: 'kosten', children: text('Kosten') },
      { kind: 'heading', level: 3, id: 'standard', children: text('Standard') },
      paragraph('3,95 €.'),
      { kind: 'heading', level: 2, id: 'zeiten', children: text('Zeiten') },
      paragraph('2–4 Werktage.'),
    )

    expect(passages.map(({ headings, text: words }) => [...headings, words])).toEqual([
      ['Kosten', 'Standard', '3,95 €.'],
      ['Zeiten', '2–4 Werktage.'],
    ])
    expect(passages[0]?.citation.clickUri).toBe('\uE000/de/lieferung/#standard')
  })

  it('are the rows of a table with the names of their columns', () => {
    const head = [text('Art'), text('Kosten'), text('Zeit')]
    const rows = [[text('Express'), text('9,95 €'), text('ein Tag')]]

    const passages = passagesOf({ kind: 'table', head, rows })

    expect(passages.map((passage) => passage.text)).toEqual([
      'Express: Kosten 9,95 €, Zeit ein Tag',
    ])
  })

  it('are the steps of a list together, and labeled items one by one', () => {
    const steps: Block = {
      kind: 'list',
      ordered: true,
      items: [[paragraph('Anmelden.')], [paragraph('Einpacken.')]],
    }
    const labeled: Block = {
      kind: 'list',
      ordered: true,
      items: [[paragraph('Brust: waagrecht.')], [paragraph('Taille: schmalste Stelle.')]],
    }

    expect(passagesOf(steps, labeled).map((passage) => passage.text)).toEqual([
      '1. Anmelden.\n2. Einpacken.',
      'Brust: waagrecht.',
      'Taille: schmalste Stelle.',
    ])
  })

  it('are answers of an accordion below their questions', () => {
    const entry = { id: 'ab', title: text('Läuft sie ab?'), children: [paragraph('Nein.')] }

    const passages = passagesOf({ kind: 'accordion', entries: [entry], isFaq: true })

    expect(passages).toMatchObject([{ headings: ['Läuft sie ab?'], text: 'Nein.' }])
  })

  it('are texts in grids, blocks of text and promises, at the heading above them', () => {
    const heading: Block = { kind: 'heading', level: 2, id: 'filiale', children: text('Filiale') }
    const grid: Block = {
      kind: 'grid',
      layout: 'pair',
      cells: [
        [{ kind: 'text', title: 'Abholen', children: [paragraph('Kostenlos.')] }],
        [{ kind: 'promises', title: 'Gut', items: [{ title: 'Ändern', text: text('Ab 9 €.') }] }],
      ],
    }

    const passages = passagesOf(heading, grid)

    expect(passages.map(({ headings, text: words }) => [...headings, words])).toEqual([
      ['Filiale', 'Abholen', 'Kostenlos.'],
      ['Filiale', 'Ändern', 'Ab 9 €.'],
    ])
    expect(passages.map(({ citation }) => citation.clickUri)).toEqual([
      '\uE000/de/lieferung/#filiale',
      '\uE000/de/lieferung/#filiale',
    ])
  })

  it('leave out what only announces something', () => {
    expect(passagesOf(paragraph('Es gilt:'))).toEqual([])
  })

  it('keep links and emphasis in Markdown only', () => {
    const link = { kind: 'link' as const, href: '/de/kontakt/', children: text('Kontakt') }
    const strong = { kind: 'strong' as const, children: text('30 Tage') }

    const [passage] = passagesOf({ kind: 'paragraph', children: [strong, ...text(', '), link] })

    expect(passage?.text).toBe('30 Tage, Kontakt')
    expect(passage?.markdown).toBe('**30 Tage**, [Kontakt](\uE000/de/kontakt/)')
  })
})
