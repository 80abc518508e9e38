import type { ContentPage } from '@saum/contract/content'
import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { indexPages } from './index-pages.ts'
import { createQuestionReader } from './question.ts'
import { analyserOf } from './test-range.ts'

const [shop] = SHOPS

function aPage(text: string): ContentPage {
  return {
    page: 'delivery',
    kind: 'page',
    locale: 'de-DE',
    title: 'Lieferung',
    description: 'Kosten der Lieferung',
    slug: 'lieferung',
    updated: '2026-11-16',
    blocks: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }],
  }
}

describe('the index of pages', () => {
  it('answers from the pages of the moment', () => {
    const { analyse } = analyserOf(shop)
    const read = createQuestionReader(shop, analyse)
    const index = indexPages({ shop, pages: [aPage('Die Lieferung kostet 3 Euro.')], analyse })
    const told = () =>
      index.find(read('Was kostet die Lieferung?'), 1).map(({ passage }) => passage.text)
    expect(told()).toEqual(['Die Lieferung kostet 3 Euro.'])

    index.replace([aPage('Die Lieferung kostet 4 Euro.')])

    expect(told()).toEqual(['Die Lieferung kostet 4 Euro.'])
  })
})
