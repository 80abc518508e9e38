import { expect, it } from 'vitest'
import { outlineOf } from './content-sections.ts'
import { heading, paragraph, SAMPLES } from './test-blocks.ts'

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
  expect(outline.sections.map(({ heading: at, parts }) => [at?.id ?? null, parts.length])).toEqual([
    [null, 1],
    ['costs', 1],
    ['places', 0],
  ])
})

it('lets rows of tiles leave the column of text', () => {
  const { productSlider } = SAMPLES
  const [section] = outlineOf([
    heading('new'),
    paragraph('a'),
    productSlider,
    paragraph('b'),
  ]).sections

  expect(section?.parts.map(({ isWide, blocks }) => [isWide, blocks.length])).toEqual([
    [false, 1],
    [true, 1],
    [false, 1],
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
