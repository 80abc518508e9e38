import type { Block } from '@saum/contract/content-block'
import { expect, it } from 'vitest'
import { faqJsonLd } from './faq-json-ld.ts'
import { paragraph, SAMPLES, words } from './test-blocks.ts'

const QUESTION: Block = {
  kind: 'accordion',
  isFaq: true,
  entries: [
    {
      id: 'a',
      title: words('Was kostet es?'),
      children: [
        paragraph('3,95 €.'),
        { kind: 'list', ordered: false, items: [[paragraph('ab 50 € nichts')]] },
      ],
    },
  ],
}

it('tells search engines the questions of the whole page, in the words it shows', () => {
  const nested: Block = { kind: 'grid', layout: 'pair', cells: [[QUESTION], [SAMPLES.accordion]] }

  expect(faqJsonLd([nested])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Was kostet es?', acceptedAnswer: { text: '3,95 €.\nab 50 € nichts' } },
      { name: 'Wo?', acceptedAnswer: { text: 'Hier.' } },
    ],
  })
})

it('says nothing of an accordion that asks nothing', () => {
  expect(faqJsonLd([{ ...QUESTION, isFaq: false }])).toBeNull()
})
