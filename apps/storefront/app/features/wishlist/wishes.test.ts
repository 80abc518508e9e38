import { describe, expect, it } from 'vitest'
import {
  currentKey,
  isKnown,
  isWished,
  NO_WISHES,
  rolledBack,
  settled,
  toggled,
  wishCount,
  type Wishes,
} from './wishes.ts'

const MIRA = 4_711
const ALMA = 4_712

function wishesFor(...productIds: number[]): Wishes {
  const entries = productIds.map((productId) => ({
    key: `key-${productId}`,
    productId,
    variantId: null,
  }))
  return { entries, pending: {} }
}

describe('[4.11] toggling a wish', () => {
  it('puts a product on the list that is not on it', () => {
    const wishes = toggled(wishesFor(ALMA), MIRA)

    expect(isWished(wishes, MIRA)).toBe(true)
    expect(wishCount(wishes)).toBe(2)
  })

  it('takes a product off the list that is on it', () => {
    const wishes = toggled(wishesFor(MIRA, ALMA), MIRA)

    expect(isWished(wishes, MIRA)).toBe(false)
    expect(wishCount(wishes)).toBe(1)
  })

  it('twice leaves the list as it was', () => {
    const wishes = toggled(toggled(wishesFor(MIRA), MIRA), MIRA)

    expect(isWished(wishes, MIRA)).toBe(true)
    expect(wishCount(wishes)).toBe(1)
  })

  it('works before the shop has said what is on the list', () => {
    const wishes = toggled(NO_WISHES, MIRA)

    expect(isWished(wishes, MIRA)).toBe(true)
    expect(wishCount(wishes)).toBeNull()
  })
})

describe('the answer of the shop', () => {
  it('rolls a refused wish back and leaves the others alone', () => {
    const wishes = toggled(toggled(wishesFor(), MIRA), ALMA)

    const after = settled(wishes, { productId: MIRA, isWanted: true })

    expect(isWished(after, MIRA)).toBe(false)
    expect(isWished(after, ALMA)).toBe(true)
  })

  it('takes a refused wish back where nobody knows the list yet, so that its heart empties', () => {
    const after = rolledBack(toggled(NO_WISHES, MIRA), { productId: MIRA, isWanted: true })

    expect(isKnown(after, MIRA)).toBe(true)
    expect(isWished(after, MIRA)).toBe(false)
  })

  it('becomes the list', () => {
    const told = { productId: MIRA, isWanted: true }

    const after = settled(toggled(NO_WISHES, MIRA), told, wishesFor(MIRA, ALMA).entries)

    expect(after).toEqual(wishesFor(MIRA, ALMA))
  })

  it('does not undo a heart that was pressed again before it came', () => {
    const wishes = toggled(toggled(wishesFor(), MIRA), MIRA)

    const after = settled(wishes, { productId: MIRA, isWanted: true }, wishesFor(MIRA).entries)

    expect(isWished(after, MIRA)).toBe(false)
  })

  it('counts every size that is remembered, and none once the heart of the product is emptied', () => {
    const wishes = wishesFor(MIRA, MIRA, ALMA)

    expect(wishCount(wishes)).toBe(3)
    expect(wishCount(toggled(wishes, MIRA))).toBe(1)
  })
})

describe('the entry a page means', () => {
  const small = { key: 'old', productId: MIRA, variantId: 701 }
  const medium = { key: 'medium', productId: MIRA, variantId: 702 }

  it('is the one it knows the key of', () => {
    expect(currentKey({ entries: [medium, small], pending: {} }, small)).toBe('old')
  })

  it('is the same size under another key', () => {
    const again = { ...small, key: 'new' }

    expect(currentKey({ entries: [medium, again], pending: {} }, small)).toBe('new')
  })

  it('is never another size of the product', () => {
    expect(currentKey({ entries: [medium], pending: {} }, small)).toBe('old')
    expect(currentKey(NO_WISHES, small)).toBe('old')
  })
})
