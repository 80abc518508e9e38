import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSearchBox } from './search-box.ts'
import { anEngineWithHeldCalls } from './test-held-network.ts'
import { aSuggestReply } from './test-suggest-replies.ts'

/** What a visitor or the network can do next; the network with any call that is under way. */
function someSteps() {
  return fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('type' as const), text: fc.constantFrom('b', 'bl', 'blu') }),
      fc.record({ type: fc.constant('clear' as const) }),
      fc.record({ type: fc.constantFrom('answer' as const, 'fail' as const), call: fc.nat(3) }),
    ),
    { maxLength: 12 },
  )
}

function replyFor(text: string) {
  const expression = `${text}!`
  const completion = { expression, highlighted: text, score: 1, executableConfidence: 1 }
  return aSuggestReply({ completions: [completion] })
}

/** What was asked for a box, and whether it was answered. */
type Outcome = 'none' | 'waiting' | 'answered' | 'failed'

describe('[4.43] a search box on a bad line', () => {
  it('shows what goes with the text typed last, in whatever order replies arrive', async () => {
    await fc.assert(
      fc.asyncProperty(someSteps(), async (steps) => {
        const { engine, calls } = anEngineWithHeldCalls()
        const box = createSearchBox(engine, { id: 'header' })
        let [value, offered, outcome]: [string, string[], Outcome] = ['', [], 'none']

        for (const step of steps) {
          if (step.type === 'type') {
            void box.updateText(step.text)
            await engine.environment.pass(0)
            ;[value, outcome] = [step.text, 'waiting']
          } else if (step.type === 'clear') {
            box.clear()
            ;[value, offered, outcome] = ['', [], 'none']
          } else {
            const isLast = step.call === calls.length - 1
            const text = isLast ? value : 'outdated'
            await calls[step.call]?.[step.type](replyFor(text))
            if (!isLast || outcome !== 'waiting') continue
            outcome = step.type === 'answer' ? 'answered' : 'failed'
            if (outcome === 'answered') offered = [`${value}!`]
          }
        }

        expect(box.state.value).toBe(value)
        expect(box.state.suggestions.map(({ rawValue }) => rawValue)).toEqual(offered)
        expect(box.state.isLoadingSuggestions).toBe(outcome === 'waiting')
        if (outcome === 'failed') expect(box.state.error).not.toBeNull()
        if (outcome === 'answered') expect(box.state.error).toBeNull()
      }),
      { numRuns: 60 },
    )
  })
})
