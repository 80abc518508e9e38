import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange } from './outfit-order.ts'

function order(...shapes: string[]): string[] {
  const { worn } = arrange(shapes.map((shape) => ({ view: `${shape}-front` })))
  return worn.map(({ piece, isTucked }) => piece.view.replace('-front', isTucked ? ' in' : ''))
}

describe('getting dressed', () => {
  it.each([
    [
      ['tee', 'jeans'],
      ['jeans', 'tee'],
    ],
    [
      ['coat', 'shirt', 'trousers'],
      ['shirt in', 'trousers', 'coat'],
    ],
    [
      ['sweater', 'skirt'],
      ['skirt', 'sweater'],
    ],
    [
      ['blazer', 'waistcoat', 'shirt', 'trousers'],
      ['shirt in', 'trousers', 'waistcoat', 'blazer'],
    ],
    [
      ['cardigan', 'dress'],
      ['dress', 'cardigan'],
    ],
    [
      ['shirt-oversized', 'tank', 'jeans'],
      ['tank in', 'jeans', 'shirt-oversized'],
    ],
  ])('%j is worn as %j', (pieces, worn) => {
    expect(order(...pieces)).toEqual(worn)
  })

  it('leaves a shirt out when nothing would hide where it is cut off', () => {
    expect(order('knit-vest', 'shirt', 'trousers')).toEqual(['trousers', 'shirt', 'knit-vest'])
  })

  it('does not depend on the order in which the pieces are named', () => {
    const pieces = ['coat', 'sweater', 'shirt', 'trousers', 'bag', 'scarf']
    const shuffled = fc.shuffledSubarray(pieces, { minLength: pieces.length })

    fc.assert(
      fc.property(shuffled, (named) => {
        expect(order(...named)).toEqual(order(...pieces))
      }),
    )
  })

  it('keeps bags, belts, hats and scarves beside the figure and silk squares out of it', () => {
    const views = ['bag', 'tote', 'belt', 'beanie', 'scarf', 'carre'].map((shape) => ({
      view: `${shape}-front`,
    }))

    const { worn, beside } = arrange(views)

    expect(worn).toEqual([])
    expect(beside.map(({ view }) => view)).toEqual(views.slice(0, 5).map(({ view }) => view))
  })
})
