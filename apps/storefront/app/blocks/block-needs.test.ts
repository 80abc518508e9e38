import type { Block } from '@saum/contract/content-block'
import { describe, expect, it } from 'vitest'
import { needsOf } from './block-needs.ts'
import { paragraph, SAMPLES } from './test-blocks.ts'

const NOTHING = { productIds: [], outfitIds: [], sources: [], categories: false, stories: false }

function slider(ids: number[]): Block {
  return { kind: 'productSlider', title: 'Neu', source: { kind: 'ids', ids } }
}

describe('[2.34] what a page asks of the shop', () => {
  it('is nothing where it is all text', () => {
    expect(needsOf([paragraph('Wir packen montags.')])).toEqual(NOTHING)
  })

  it('is each product once, however deep and often blocks name it', () => {
    const grid: Block = {
      kind: 'grid',
      layout: 'pair',
      cells: [[{ kind: 'product', productId: 7 }], [slider([7, 9])]],
    }
    const needs = needsOf([slider([9, 4]), { kind: 'text', children: [grid] }])

    expect(needs).toEqual({ ...NOTHING, productIds: [9, 4, 7] })
  })

  it('is the same list once, and the categories to find it', () => {
    const { productSlider, outfit } = SAMPLES
    const needs = needsOf([productSlider, outfit, productSlider, outfit])

    expect(needs.sources).toEqual([productSlider.source])
    expect(needs.outfitIds).toEqual([3])
    expect(needs.categories).toBe(true)
  })

  it('are the categories as soon as one link names one', () => {
    const link = { kind: 'link' as const, href: 'category:knitwear', children: [] }

    expect(needsOf([{ kind: 'paragraph', children: [link] }]).categories).toBe(true)
    expect(needsOf([paragraph('"href":"category:x')]).categories).toBe(false)
  })

  it('are the stories where they are listed', () => {
    expect(needsOf([SAMPLES.storyList]).stories).toBe(true)
  })
})
