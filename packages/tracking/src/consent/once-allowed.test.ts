import { describe, expect, it } from 'vitest'
import { aGate, aGateFor } from '../test-gate.ts'
import { onceAllowed } from './once-allowed.ts'

function aWork() {
  let count = 0
  return { work: () => void (count += 1), count: () => count }
}

describe('[6.5] what waits for a yes', () => {
  it('is done at once where there is one', () => {
    const { work, count } = aWork()

    onceAllowed(aGateFor('tag-manager').gate, 'tag-manager', work)

    expect(count()).toBe(1)
  })

  it('is done once, with the first yes to it', () => {
    const { gate, choose } = aGate()
    const { work, count } = aWork()
    onceAllowed(gate, 'tag-manager', work)

    choose('visit-statistics')
    expect(count()).toBe(0)
    choose('tag-manager')
    choose()
    choose('tag-manager')

    expect(count()).toBe(1)
  })

  it('is not done when it was called off', () => {
    const { gate, choose } = aGate()
    const { work, count } = aWork()

    onceAllowed(gate, 'tag-manager', work)()
    choose('tag-manager')

    expect(count()).toBe(0)
  })

  it('[4.61] is never done where the browser says no', () => {
    const { gate, choose } = aGate({ isSilenced: true })
    const { work, count } = aWork()
    onceAllowed(gate, 'tag-manager', work)

    choose('tag-manager')

    expect(count()).toBe(0)
  })
})
