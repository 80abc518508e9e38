import { describe, expect, it } from 'vitest'
import { progressOf } from './progress.ts'

function wayOf(order: Parameters<typeof progressOf>[0]): string {
  return progressOf(order)
    .map(({ key, state }) => `${key} ${state}`)
    .join(', ')
}

describe('what happens next', () => {
  it('begins with the order', () => {
    expect(wayOf({ state: 'paid', standing: 'placed', isCollected: false })).toBe(
      'ordered now, packing ahead, underway ahead, arrival ahead',
    )
  })

  it('waits for the money first where it is paid in advance', () => {
    expect(wayOf({ state: 'ordered', standing: 'transfer', isCollected: false })).toBe(
      'ordered now, transfer ahead, packing ahead, underway ahead, arrival ahead',
    )
  })

  it('has gone on when the page is opened again later', () => {
    expect(wayOf({ state: 'shipped', standing: 'placed', isCollected: false })).toBe(
      'ordered done, packing done, underway now, arrival ahead',
    )
    expect(wayOf({ state: 'delivered', standing: 'placed', isCollected: true })).toBe(
      'ordered done, packing done, collect now',
    )
  })

  it('ends in the branch where somebody collects it', () => {
    expect(wayOf({ state: 'shipped', standing: 'placed', isCollected: true })).toBe(
      'ordered done, packing now, collect ahead',
    )
  })
})
