import { describe, expect, it } from 'vitest'
import { keepOrder, placeNames } from './keep-order.ts'

const entry = (key: string, productId: number) => ({ key, productId })
const BEFORE = [entry('a', 1), entry('b', 2), entry('c', 3)]

describe('the order of the wishlist on an open page', () => {
  it('stays when an entry comes back with another key, as after choosing a size', () => {
    const list = [entry('new', 2), entry('a', 1), entry('c', 3)]

    expect(keepOrder(list, BEFORE).map(({ productId }) => productId)).toEqual([1, 2, 3])
  })

  it('has what another tab has added in front', () => {
    const list = [entry('d', 4), ...BEFORE]

    expect(keepOrder(list, BEFORE).map(({ productId }) => productId)).toEqual([4, 1, 2, 3])
  })

  it('tells two sizes of one product apart', () => {
    const sizes = [entry('s', 1), entry('m', 1)]

    expect(keepOrder(sizes, [entry('m', 1), entry('s', 1)]).map(({ key }) => key)).toEqual([
      'm',
      's',
    ])
    expect(placeNames(sizes)).toEqual(['1-0', '1-1'])
  })
})
