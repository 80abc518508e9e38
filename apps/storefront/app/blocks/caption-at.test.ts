import type { Block } from '@saum/contract/content-block'
import { expect, it } from 'vitest'
import { captionAt } from './caption-at.ts'
import { paragraph, SAMPLES } from './test-blocks.ts'

it('tells two tables of one part apart by the sentence that leads to the second', () => {
  const blocks = [SAMPLES.table, paragraph('Strick trägt Buchstaben:'), SAMPLES.table]

  expect(captionAt(blocks, 0, 'Oberteile')).toBe('Oberteile')
  expect(captionAt(blocks, 2, 'Oberteile')).toBe('Strick trägt Buchstaben')
})

it('takes no other sentence for a caption', () => {
  expect(captionAt([paragraph('Ein Satz.'), SAMPLES.table], 1, 'Oberteile')).toBe('Oberteile')
})

it('is named after the nearest heading above it', () => {
  const heading = (text: string): Block => ({
    kind: 'heading',
    level: 3,
    id: text,
    children: [{ kind: 'text', text }],
  })
  const bleaching = [heading('Bleichen'), paragraph('Ein Satz.'), SAMPLES.table]
  const blocks = [heading('Waschen'), SAMPLES.table, ...bleaching]

  expect(captionAt(blocks, 1, 'Die Symbole')).toBe('Waschen')
  expect(captionAt(blocks, 4, 'Die Symbole')).toBe('Bleichen')
})
