import { describe, expect, it } from 'vitest'
import { aDocument, blocksOf, embedded, toEntry, type Entries } from './test-space.ts'

describe('entries', () => {
  it.each<[string, Entries]>([
    ['a slot in itself', { it: ['slot', { entries: [toEntry('it')] }] }],
    [
      'two slots in each other',
      { it: ['slot', { entries: [toEntry('b')] }], b: ['slot', { entries: [toEntry('it')] }] },
    ],
    [
      'a slot in a grid in that slot',
      { it: ['slot', { entries: [toEntry('b')] }], b: ['grid', { cells: [toEntry('it')] }] },
    ],
    ['a text that embeds itself', { it: ['text', { body: aDocument(embedded('it')) }] }],
    [
      'an answer that embeds its questions',
      {
        it: ['accordion', { items: [toEntry('b')] }],
        b: ['accordionItem', { title: 'Warum?', body: aDocument(embedded('it')) }],
      },
    ],
    ['a page that embeds itself', { it: ['text', { body: aDocument(embedded('home')) }] }],
  ])('that go round in circles show nothing: %s', (_, entries) => {
    const { blocks, problems } = blocksOf(entries)

    expect(blocks).toEqual([])
    expect(problems.some((problem) => /contains itself: home → /.test(problem))).toBe(true)
  })

  it('beside a circle stay', () => {
    const { blocks } = blocksOf({
      it: ['grid', { cells: [toEntry('round'), toEntry('sound')] }],
      round: ['slot', { entries: [toEntry('round')] }],
      sound: ['callToAction', { linkLabel: 'Los', linkTarget: '/c/new/' }],
    })

    expect(blocks).toMatchObject([{ kind: 'grid', cells: [[{ kind: 'callToAction' }]] }])
  })
})
