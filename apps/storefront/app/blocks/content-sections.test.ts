import type { Block } from '@saum/contract/content'
import { expect, it } from 'vitest'
import { outlineOf } from './content-sections.ts'

function paragraph(text: string): Block {
  return { kind: 'paragraph', children: [{ kind: 'text', text }] }
}

function heading(text: string, level: 2 | 3 = 2): Block {
  return { kind: 'heading', level, id: text, children: [{ kind: 'text', text }] }
}

it('sets the opening paragraph apart and starts a section at every level-2 heading', () => {
  const outline = outlineOf([
    paragraph('lead'),
    paragraph('before'),
    heading('costs'),
    heading('within', 3),
    paragraph('text'),
    heading('places'),
  ])

  expect(outline.lead).toEqual([{ kind: 'text', text: 'lead' }])
  expect(
    outline.sections.map(({ heading: at, blocks }) => [at?.id ?? null, blocks.length]),
  ).toEqual([
    [null, 1],
    ['costs', 2],
    ['places', 0],
  ])
})

it('has no lead when the page opens with something else', () => {
  const outline = outlineOf([heading('costs'), paragraph('text')])

  expect(outline.lead).toBeNull()
  expect(outline.sections).toHaveLength(1)
})

it('shows an empty page as nothing but its title', () => {
  expect(outlineOf([])).toEqual({ lead: null, sections: [] })
})
