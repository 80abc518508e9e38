import { describe, expect, it } from 'vitest'
import { createSeenNotices } from './seen-notices.ts'

const MINUTE_MS = 60_000

describe('notices of payments', () => {
  it('are known for ten minutes, by their id and payment', () => {
    const clock = { now: 0 }
    const seen = createSeenNotices(() => clock.now)
    const notice = { id: 'ntc_1', paymentKey: 'key-1' }

    seen.add(notice)
    clock.now = 10 * MINUTE_MS - 1

    expect(seen.has(notice)).toBe(true)
    expect(seen.has({ ...notice, id: 'ntc_2' })).toBe(false)
    expect(seen.has({ ...notice, paymentKey: 'key-2' })).toBe(false)
    clock.now += 1
    expect(seen.has(notice)).toBe(false)
  })

  it('are remembered up to a limit, the latest of them', () => {
    const seen = createSeenNotices(() => 0)
    const aNotice = (index: number) => ({ id: `ntc_${index}`, paymentKey: 'key' })

    for (let index = 0; index <= 10_000; index++) seen.add(aNotice(index))

    expect(seen.has(aNotice(0))).toBe(false)
    expect(seen.has(aNotice(10_000))).toBe(true)
  })
})
