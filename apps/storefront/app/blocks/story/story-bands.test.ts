import type { Block } from '@saum/contract/content-block'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storyOutline, type StoryBand } from './story-bands.ts'

const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  children: [{ kind: 'text', text }],
})
const picture = (width: 'text' | 'wide'): Block<'picture'> => ({
  kind: 'picture',
  width,
  picture: { key: 'a', width: 4, height: 5, alt: '' },
})
const quote: Block = { kind: 'quote', children: [paragraph('Strick wird gefaltet.')] }
const slider: Block = {
  kind: 'productSlider',
  title: 'Strick',
  source: { kind: 'category', categoryKey: 'knitwear', limit: 12 },
}
const rule: Block = { kind: 'rule' }

const kindsOf = (blocks: readonly Block[]) => storyOutline(blocks).bands.map(({ kind }) => kind)

describe('the strips of a story', () => {
  it('begin below the lead, which stands beside the title', () => {
    const { lead, bands } = storyOutline([paragraph('Der Anfang'), paragraph('Dann')])

    expect(lead).toEqual([{ kind: 'text', text: 'Der Anfang' }])
    expect(bands).toEqual([{ kind: 'text', blocks: [paragraph('Dann')], side: null }])
    expect(storyOutline([slider]).lead).toBeNull()
  })

  it('end where a quote or a row of products begins', () => {
    expect(kindsOf([rule, paragraph('a'), quote, paragraph('b'), slider])).toEqual([
      'text',
      'quote',
      'text',
      'wide',
    ])
  })

  it('have one picture beside their text; wide ones and a second one stand by themselves', () => {
    const beside = picture('text')

    const { bands } = storyOutline([rule, beside, beside, picture('wide')])

    expect(bands).toEqual([
      { kind: 'text', blocks: [rule], side: beside },
      { kind: 'media', block: beside },
      { kind: 'media', block: picture('wide') },
    ])
  })

  it('lose no block and keep their order, whatever comes after whatever', () => {
    const some = fc.constantFrom<Block>(rule, quote, slider, picture('text'), picture('wide'))
    fc.assert(
      fc.property(fc.array(some), (blocks) => {
        const shown = storyOutline(blocks).bands.flatMap(blocksOf)
        expect(shown).toHaveLength(blocks.length)
        const withoutSides = (list: readonly Block[]) =>
          list.filter(({ kind }) => kind !== 'picture')
        expect(withoutSides(shown)).toEqual(withoutSides(blocks))
      }),
    )
  })
})

function blocksOf(band: StoryBand): Block[] {
  if (band.kind !== 'text') return [band.block]
  return band.side === null ? band.blocks : [...band.blocks, band.side]
}
