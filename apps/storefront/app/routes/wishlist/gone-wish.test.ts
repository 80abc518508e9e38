import { describe, expect, it } from 'vitest'
import { goneWishQuery, parseGoneWish } from './gone-wish.ts'

describe('an entry that has left the list', () => {
  it.each([
    { how: 'removed', productId: 7, variantId: null },
    { how: 'removed', productId: 7, variantId: 701 },
    { how: 'moved', productId: 7, variantId: 701 },
  ] as const)('%j is named by the address', (gone) => {
    const query = new URLSearchParams([goneWishQuery(gone)])

    expect(parseGoneWish(query)).toEqual(gone)
  })

  it.each(['', 'removed=', 'removed=x', 'removed=-1', 'moved=7-', 'moved=7-x', 'removed=1e9'])(
    'is none for ?%s',
    (query) => {
      expect(parseGoneWish(new URLSearchParams(query))).toBeNull()
    },
  )
})
