import { describe, expect, it } from 'vitest'
import { createSessionLimits, type LimitedRequest } from './session-limits.ts'

describe('how often somebody may change what is kept for them', () => {
  it('is more often than anybody adds an outfit and has promotions applied to it', () => {
    const { take } = createSessionLimits(100, () => 0)

    const waits = Array.from({ length: 200 }, () => take(aRequest()))

    expect(Math.max(...waits)).toBe(0)
    expect(take(aRequest())).toBe(1)
  })

  it('is counted for each visitor, though they share an address', () => {
    const { take } = createSessionLimits(1000, () => 0)
    for (let turn = 0; turn < 201; turn += 1) take(aRequest())

    expect(take(aRequest())).toBeGreaterThan(0)
    expect(take(aRequest({ sessionKey: 'another' }))).toBe(0)
  })

  it('is counted for the address of somebody who has a new session each time', () => {
    let time = 0
    const { take } = createSessionLimits(10, () => time)

    const waits = Array.from({ length: 60 }, (_, turn) => take(aRequest({ sessionKey: `${turn}` })))
    const elsewhere = take(aRequest({ clientKey: 'another' }))
    time += (waits.at(-1) ?? 0) * 1000

    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(50)
    expect(elsewhere).toBe(0)
    expect(take(aRequest())).toBe(0)
  })

  it('leaves less room for beginning than for going on', () => {
    const { take } = createSessionLimits(1000, () => 0)
    const beginning = aRequest({ sessionKey: null, isBeginning: true })

    const waits = Array.from({ length: 301 }, () => take(beginning))

    expect(waits.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => 0))
    expect(waits[300]).toBe(1)
    expect(take(aRequest())).toBe(0)
  })

  it('leaves room for the codes of a household, and little for guessing them', () => {
    const { take, takeCode } = createSessionLimits(1000, () => 0)

    const waits = Array.from({ length: 31 }, (_, turn) => takeCode('address', `CODE${turn}`))

    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30)
    expect(waits[30]).toBe(10)
    expect(takeCode('another', 'CODE31')).toBe(0)
    expect(take(aRequest())).toBe(0)
  })

  it('counts a code once, however many items it is applied to', () => {
    const { takeCode } = createSessionLimits(1000, () => 0)

    const waits = Array.from({ length: 150 }, () => takeCode('address', 'NAEHKREIS15'))

    expect(Math.max(...waits)).toBe(0)
  })

  it('is not limited where the operator does not want it', () => {
    const { take, takeCode } = createSessionLimits(0, () => 0)

    const waits = Array.from({ length: 5000 }, () => take(aRequest()))

    const codeWaits = Array.from({ length: 50 }, (_, turn) => takeCode('address', `CODE${turn}`))

    expect(Math.max(...waits, ...codeWaits)).toBe(0)
  })
})

function aRequest(overrides: Partial<LimitedRequest> = {}): LimitedRequest {
  return {
    clientKey: 'address',
    sessionKey: 'session',
    isBeginning: false,
    ...overrides,
  }
}
