import { describe, expect, it } from 'vitest'
import { createAnswerSource } from './create-answer-source.ts'
import { anIndexProduct, aRange } from './test-range.ts'

const BLAZER = anIndexProduct(54401202, {
  name: 'Blazer aus Schurwolltwill',
  slug: 'blazer',
  cents: 19995,
  details: ['Taillierte Passform', 'Gefüttert', 'Zwei Knöpfe'],
  materials: ['Oberstoff: 100 % Schurwolle', 'Futter: 100 % Viskose'],
  care: ['Chemische Reinigung', 'Nicht waschen'],
})
const DRESS = anIndexProduct(61234101, {
  name: 'Kleid aus Leinen',
  details: ['Ungefüttert'],
  materials: ['100 % Leinen'],
  care: ['30 Grad'],
})
const OTHER_BLAZER = anIndexProduct(54402202, {
  name: 'Blazer mit Punkten',
  materials: ['100 % Baumwolle'],
})

async function ask(query: string) {
  const range = aRange([BLAZER, DRESS, OTHER_BLAZER])
  const source = createAnswerSource({ ...range, pages: [], createId: () => 'a-1' })
  const { signal } = new AbortController()
  const answer = await source.answer({ query, contentFormats: [], signal })
  let text = ''
  for await (const part of answer.parts) text += part.textDelta
  return { text, citations: answer.citations }
}

describe('questions about a product', () => {
  it('are answered from its materials when its name is in the question', async () => {
    const { text, citations } = await ask('Woraus ist der Blazer aus Schurwolltwill?')

    expect(text).toContain('Oberstoff: 100 % Schurwolle; Futter: 100 % Viskose')
    expect(citations[0]).toMatchObject({
      permanentid: '54401202',
      clickUri: '\uE000/de/p/blazer-54401202/',
      source: 'catalog',
    })
  })

  it('are answered by its number', async () => {
    const { text } = await ask('Ist 54401-202 gefüttert?')

    expect(text).toContain('Gefüttert')
  })

  it('are answered from its care label', async () => {
    const { text } = await ask('Wie pflege ich den Blazer aus Schurwolltwill?')

    expect(text).toContain('Chemische Reinigung; Nicht waschen')
  })

  it('are answered with what it costs and the sizes that can be bought', async () => {
    expect((await ask('Was kostet der Blazer aus Schurwolltwill?')).text).toContain('199,95')
    expect((await ask('Welche Größen gibt es vom Kleid aus Leinen?')).text).toMatch(/38$/)
  })

  it('are not answered when only the kind of thing is named', async () => {
    expect(await ask('Ist der Blazer gefüttert?')).toEqual({ text: '', citations: [] })
  })

  it('are not answered with something else than was asked', async () => {
    expect((await ask('Wo wurde der Blazer aus Schurwolltwill genäht?')).text).toBe('')
  })
})
