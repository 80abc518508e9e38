import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TriggerReply } from '../wire/reply.ts'
import { answerCorrection, NO_CORRECTION } from './correction.ts'
import {
  answerTriggers,
  clearModification,
  ignoreQuery,
  modifyQuery,
  NO_TRIGGERS,
  triggeredQuery,
} from './triggers.ts'

const anyTrigger: fc.Arbitrary<TriggerReply> = fc.oneof(
  fc.record({
    type: fc.constantFrom('redirect' as const, 'query' as const, 'notify' as const),
    content: fc.string({ minLength: 1 }),
  }),
  fc.record({
    type: fc.constant('execute' as const),
    content: fc.record({ name: fc.string(), params: fc.array(fc.integer()) }),
  }),
)

function contentsOf(replies: readonly TriggerReply[], type: TriggerReply['type']) {
  return replies.filter((reply) => reply.type === type).map(({ content }) => content)
}

describe('[4.41] triggers', () => {
  it('are sorted by what they are, the first redirect and the first query winning', () => {
    fc.assert(
      fc.property(fc.array(anyTrigger), (replies) => {
        const triggers = answerTriggers(NO_TRIGGERS, replies)

        expect(triggers.redirectTo).toBe(contentsOf(replies, 'redirect')[0] ?? '')
        expect(triggeredQuery(replies)).toBe(contentsOf(replies, 'query')[0] ?? '')
        expect(triggers.notifications).toEqual(contentsOf(replies, 'notify'))
        expect(
          triggers.executions.map(({ functionName, params }) => ({ name: functionName, params })),
        ).toEqual(contentsOf(replies, 'execute'))
      }),
    )
  })

  it('replace those before, and the same ones are no news', () => {
    fc.assert(
      fc.property(fc.array(anyTrigger), fc.array(anyTrigger), (before, replies) => {
        const once = answerTriggers(answerTriggers(NO_TRIGGERS, before), replies)
        const twice = answerTriggers(once, replies)

        expect(once).toEqual(answerTriggers(NO_TRIGGERS, replies))
        expect(twice.notifications).toBe(once.notifications)
        expect(twice.executions).toBe(once.executions)
      }),
    )
  })
})

describe('[4.39] [4.40] a replaced query', () => {
  it('is told apart from the one the visitor typed', () => {
    const modified = answerTriggers(modifyQuery(NO_TRIGGERS, 'oberteil', 'bluse'), [])

    expect(modified).toMatchObject({
      query: 'bluse',
      queryModification: { originalQuery: 'oberteil', newQuery: 'bluse', queryToIgnore: '' },
    })
  })

  it('is forgotten with the next search; what the visitor refused is not', () => {
    const refused = ignoreQuery(modifyQuery(NO_TRIGGERS, 'oberteil', 'bluse'), 'bluse')

    const cleared = clearModification(refused)

    expect(cleared.queryModification).toEqual({
      originalQuery: '',
      newQuery: '',
      queryToIgnore: 'bluse',
    })
    expect(ignoreQuery(cleared, 'bluse')).toBe(cleared)
  })
})

describe('[3.40] a correction', () => {
  const offered = { correctedQuery: 'bluse' }

  it('is what the provider did, or else the first it offers', () => {
    const corrections = [offered, { correctedQuery: 'blume' }]
    const done = { originalQuery: 'blsue', correctedQuery: 'blouson', corrections }

    expect(answerCorrection(done, 'blsue')).toMatchObject({
      originalQuery: 'blsue',
      wasCorrectedTo: 'blouson',
      correctedQuery: 'blouson',
    })
    expect(answerCorrection({ ...done, correctedQuery: null }, 'blsue')).toMatchObject({
      wasCorrectedTo: '',
      correctedQuery: 'bluse',
    })
    expect(answerCorrection(null, 'rock')).toEqual({ ...NO_CORRECTION, originalQuery: 'rock' })
  })
})
