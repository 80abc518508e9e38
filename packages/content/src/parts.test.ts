import type { Block } from '@saum/contract/content-block'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDocument, aNode, blocksOf, embedded, toEntry, words, type Entries } from './test-space.ts'

const ANSWER = aNode('paragraph', words('Darum.'))

describe('the measure of a page', () => {
  it('counts the parts of entries, however they are spread', () => {
    const shape = fc.record({ items: fc.integer({ min: 1, max: 40 }), embeds: fc.nat({ max: 8 }) })
    fc.assert(
      fc.property(shape, ({ items, embeds }) => {
        const startedAt = performance.now()

        const { blocks, problems } = blocksOf(nestedAccordions(4, items, embeds))

        const made = questionsIn(blocks)
        expect(made).toBeLessThan(1_000)
        expect(made).toBeGreaterThan(0)
        const wanted = [1, 2, 3, 4].reduce(
          (sum, level) => sum + items ** level * embeds ** (level - 1),
          0,
        )
        const isCut = problems.some((problem) => problem.includes('the rest is cut'))
        if (!isCut) expect(made).toBe(wanted)
        expect(performance.now() - startedAt).toBeLessThan(2_000)
      }),
      { numRuns: 40 },
    )
  })
})

/** Accordions whose every question embeds some accordions of the next level. */
function nestedAccordions(levels: number, items: number, embeds: number): Entries {
  const entries: [string, Entries[string]][] = []
  const nameOf = (level: number, at: number) => (level === 0 ? 'it' : `accordion-${level}-${at}`)
  for (let level = 0; level < levels; level += 1) {
    const inner =
      level === levels - 1
        ? []
        : Array.from({ length: embeds }, (_, at) => embedded(nameOf(level + 1, at)))
    const questions = Array.from({ length: items }, (_, at) => `question-${level}-${at}`)
    for (const id of questions) {
      entries.push([id, ['accordionItem', { title: 'Frage', body: aDocument(ANSWER, ...inner) }]])
    }
    for (let at = 0; at < (level === 0 ? 1 : embeds); at += 1) {
      entries.push([nameOf(level, at), ['accordion', { items: questions.map(toEntry) }]])
    }
  }
  return Object.fromEntries(entries)
}

function questionsIn(blocks: readonly Block[]): number {
  return blocks
    .flatMap((block) => (block.kind === 'accordion' ? block.entries : []))
    .reduce((sum, { children }) => sum + 1 + questionsIn(children), 0)
}
