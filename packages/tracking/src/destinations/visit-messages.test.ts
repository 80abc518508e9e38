import { MAX_VISIT_EVENTS } from '@saum/domain/visit-limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEvent } from '../test-event.ts'
import { toMessages } from './visit-messages.ts'

const LIMIT = 32 * 1024
const bodyOf = (events: readonly unknown[]) => JSON.stringify({ events })
const sizeOf = (events: readonly unknown[]) => new TextEncoder().encode(bodyOf(events)).length

describe('[8.27] messages of events', () => {
  it('are one as long as it is taken', () => {
    const events = Array.from({ length: MAX_VISIT_EVENTS }, () => anEvent())

    expect(toMessages(events, bodyOf)).toEqual([events])
    expect(toMessages([...events, anEvent()], bodyOf)).toHaveLength(2)
    expect(toMessages([], bodyOf)).toEqual([])
  })

  it('hold everything once, in order, and are none of them too large', () => {
    const event = fc
      .tuple(fc.nat(40_000), fc.constantFrom('a', 'ä', '€', '"'))
      .map(([length, sign]) => anEvent({ query: sign.repeat(length) }))
    const small = fc.nat(300).map((length) => anEvent({ query: 'x'.repeat(length) }))
    const some = fc.array(
      fc.oneof({ arbitrary: small, weight: 9 }, { arbitrary: event, weight: 1 }),
      {
        maxLength: 300,
      },
    )
    fc.assert(
      fc.property(some, (events) => {
        const messages = toMessages(events, bodyOf)

        expect(messages.flat()).toEqual(events.filter((one) => sizeOf([one]) <= LIMIT))
        for (const message of messages) {
          expect(message.length).toBeLessThanOrEqual(MAX_VISIT_EVENTS)
          expect(sizeOf(message)).toBeLessThanOrEqual(LIMIT)
        }
      }),
      { numRuns: 60 },
    )
  })
})
