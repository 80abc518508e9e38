import { describe, expect, it } from 'vitest'
import { nextAfter } from './load-other-outfits.ts'

const LIST = [1, 2, 3, 4, 5].map((id) => ({ id }))

function after(id: number) {
  return nextAfter(LIST, id, 3).map((entry) => entry.id)
}

describe('the outfits beside an outfit', () => {
  it('are the ones that follow, from the start again after the last', () => {
    expect(after(1)).toEqual([2, 3, 4])
    expect(after(4)).toEqual([5, 1, 2])
  })

  it('never hold the outfit itself', () => {
    expect(nextAfter([{ id: 1 }], 1, 3)).toEqual([])
    expect(nextAfter(LIST, 5, 9).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  it('are the first ones when the list does not hold it', () => {
    expect(after(99)).toEqual([1, 2, 3])
  })
})
