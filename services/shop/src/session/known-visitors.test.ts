import { describe, expect, it } from 'vitest'
import { createKnownVisitors } from './known-visitors.ts'

describe('visitors who are not logged in', () => {
  it('are known in the shop they were met in', () => {
    const visitors = createKnownVisitors()

    visitors.add(10_028, 'anna')

    expect(visitors.has(10_028, 'anna')).toBe(true)
    expect(visitors.has(10_029, 'anna')).toBe(false)
    expect(visitors.has(10_028, 'ben')).toBe(false)
  })

  it('are forgotten, the first met first, before they take all the memory', () => {
    const visitors = createKnownVisitors(2)

    for (const name of ['anna', 'ben', 'cleo']) visitors.add(10_028, name)

    const known = ['anna', 'ben', 'cleo'].map((name) => visitors.has(10_028, name))
    expect(known).toEqual([false, true, true])
  })
})
