import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlighterOf } from './highlights.ts'
import { createQueryPlanner } from './query-planner.ts'
import { anIndex } from './test-index.ts'
import { anAnalyser, VOCABULARY } from './test-vocabulary.ts'

const analyser = anAnalyser('de')
const index = anIndex(
  [{ texts: ['Jerseykleid mit Gürtel', 'Mütze', 'T-Shirt'], categories: ['Kleider'] }],
  analyser.analyse,
)
const planner = createQueryPlanner({ locale: 'de-DE', vocabulary: VOCABULARY, analyser, index })

async function highlighted(query: string, text: string): Promise<string[]> {
  const plan = await planner.plan(query)
  return highlighterOf(
    plan,
    analyser,
  )(text).map(({ offset, length }) => text.slice(offset, offset + length))
}

describe('[3.62] words of a text that answer a query', () => {
  it('are marked in whatever form and spelling they stand there', async () => {
    expect(await highlighted('muetze', 'Warme Mützen')).toEqual(['Mützen'])
    expect(await highlighted('tshirt', 'Basic T-Shirt')).toEqual(['T-Shirt'])
  })

  it.each([
    ['kleid', 'Jerseykleid mit Gürtel', ['kleid']],
    ['kleider', 'Jerseykleider', ['kleider']],
    ['jersey', 'Jerseykleid', ['Jersey']],
    ['kleid jersey', 'Jerseykleid', ['Jerseykleid']],
    ['jerseykleid', 'Jerseykleid', ['Jerseykleid']],
    ['bluse', 'Schluppenbluse', ['bluse']],
  ])('are marked in a compound where they stand: %s in %s', async (query, text, marked) => {
    expect(await highlighted(query, text)).toEqual(marked)
  })

  it('are marked as far as they were typed', async () => {
    expect(await highlighted('gürt', 'Kleid mit Gürtel')).toEqual(['Gürt'])
  })

  it('are none for a query without words', async () => {
    expect(await highlighted('', 'Kleid')).toEqual([])
  })

  it('lie within the text and do not overlap', async () => {
    const plan = await planner.plan('kleid mit gürtel mütz')
    const find = highlighterOf(plan, analyser)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (noise) => {
        const text = `${noise} Gürtel ${noise} Kleid`
        let end = 0
        for (const { offset, length } of find(text)) {
          expect(offset).toBeGreaterThanOrEqual(end)
          expect(length).toBeGreaterThan(0)
          end = offset + length
        }
        expect(end).toBe(text.length)
      }),
    )
  })
})
