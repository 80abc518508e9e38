import { describe, expect, it } from 'vitest'
import { categoriesOf } from './category-tree.ts'

const plain = {
  shape: 'dress-wrap',
  brand: 'saum',
  isNew: false,
  isReduced: false,
  isOfSuit: false,
}

describe('the categories of a product', () => {
  it('are the innermost one of its shape and all above it', () => {
    expect(categoriesOf(plain)).toEqual({
      own: ['wrap-dresses'],
      all: ['women', 'clothing', 'dresses', 'midi-dresses', 'wrap-dresses'],
    })
  })

  it('include what is new and what is reduced, in its part of the range', () => {
    const { own } = categoriesOf({ ...plain, isNew: true, isReduced: true })
    expect(own).toEqual(['wrap-dresses', 'new-dresses', 'sale-dresses'])
  })

  it('include the basics of the basic line', () => {
    const { own } = categoriesOf({ ...plain, shape: 'tee-crew', brand: 'saum-basis' })
    expect(own).toEqual(['tees', 'basic-tees'])
  })

  it('tell the waistcoat of a suit from its jacket', () => {
    const inSuit = (shape: string) => categoriesOf({ ...plain, shape, isOfSuit: true }).own
    expect(inSuit('waistcoat')).toEqual(['waistcoats', 'suit-waistcoats'])
    expect(inSuit('blazer-single')).toEqual(['single-blazers', 'suit-blazers'])
    expect(inSuit('jacket-collarless')).toEqual(['short-jackets', 'suits'])
  })
})
