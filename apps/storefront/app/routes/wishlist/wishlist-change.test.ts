import { describe, expect, it } from 'vitest'
import { isSizeMissing, parseWishlistChange } from './wishlist-change.ts'

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('a form for the wishlist', () => {
  it.each([
    [
      { intent: 'toggle', productId: '7' },
      { intent: 'toggle', productId: 7 },
    ],
    [
      { intent: 'add', productId: '7' },
      { intent: 'add', productId: 7 },
    ],
    [
      { intent: 'add', variantId: '701' },
      { intent: 'add', variantId: 701 },
    ],
    [
      { intent: 'remove', itemKey: 'wi-1' },
      { intent: 'remove', itemKey: 'wi-1' },
    ],
    [
      { intent: 'size', itemKey: 'wi-1', variantId: '701' },
      { intent: 'size', itemKey: 'wi-1', variantId: 701 },
    ],
    [
      { intent: 'move', itemKey: 'wi-1', variantId: '701' },
      { intent: 'move', itemKey: 'wi-1', variantId: 701 },
    ],
    [{ intent: 'clear' }, { intent: 'clear' }],
    [{ intent: 'share', from: '/de/' }, { intent: 'share' }],
    [{ intent: 'unshare' }, { intent: 'unshare' }],
  ])('%j is understood', (fields, change) => {
    expect(parseWishlistChange(aForm(fields))).toEqual(change)
  })

  it.each([
    [{}],
    [{ intent: 'burn', productId: '7' }],
    [{ intent: 'toggle' }],
    [{ intent: 'toggle', productId: '-7' }],
    [{ intent: 'toggle', productId: '1e3' }],
    [{ intent: 'toggle', productId: '7.5' }],
    [{ intent: 'toggle', productId: '9'.repeat(16) }],
    [{ intent: 'add', productId: '7', variantId: 'abc' }],
    [{ intent: 'remove', itemKey: 'a\u0000b' }],
    [{ intent: 'remove', itemKey: 'x'.repeat(101) }],
    [{ intent: 'move', itemKey: 'wi-1' }],
    [{ intent: 'move', itemKey: 'wi-1', variantId: '' }],
  ])('%j is refused as a whole', (fields) => {
    expect(parseWishlistChange(aForm(fields))).toBeNull()
  })

  it('may lack nothing but the size', () => {
    expect(isSizeMissing(aForm({ intent: 'move', itemKey: 'wi-1', variantId: '' }))).toBe(true)
    expect(isSizeMissing(aForm({ intent: 'move', itemKey: 'wi-1', variantId: '7' }))).toBe(false)
    expect(isSizeMissing(aForm({ intent: 'remove' }))).toBe(false)
  })
})
