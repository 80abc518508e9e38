import { describe, expect, it } from 'vitest'
import { answersOf, askShop } from './test-answers.ts'
import { publishedPages } from './test-pages.ts'
import { QUESTIONS_OF_SHOPPERS, QUESTIONS_ABOUT_ELSE } from './test-questions.ts'

describe('[3.63] questions of shoppers', () => {
  it.each(QUESTIONS_OF_SHOPPERS)('in $shop: $question', async (row) => {
    const { isAnswered, citations, text } = await askShop(row.shop, row.question)

    expect(isAnswered).toBe(true)
    expect(row.pages).toContain(citations[0]?.permanentid)
    expect(text).toContain(row.words)
  })
})

describe('[3.66] questions nothing in the shop answers', () => {
  it.each(QUESTIONS_ABOUT_ELSE)('in $shop: $question', async (row) => {
    const { isAnswered, citations, text } = await askShop(row.shop, row.question)

    expect({ isAnswered, citations, text }).toEqual({ isAnswered: false, citations: [], text: '' })
  })
})

describe('[7.49] the fields of a citation', () => {
  it('are those that were asked for and that the page has', async () => {
    const { signal } = new AbortController()
    const [row] = QUESTIONS_OF_SHOPPERS
    const citationFields = ['language', 'title', 'constructor', 'nothing']

    const { citations } = await answersOf('de').answer({
      query: row?.question ?? '',
      contentFormats: [],
      citationFields,
      signal,
    })

    const [citation] = citations
    expect(citation?.fields).toEqual({ language: 'de', title: citation?.title })
  })

  it('are left out of a citation unless requested', async () => {
    const { citations } = await askShop('de', QUESTIONS_OF_SHOPPERS[0]?.question ?? '')

    expect(citations[0]).not.toHaveProperty('fields')
  })
})

describe('[3.75] the passage that answers a question', () => {
  it('is a part of the answer, of the page it stands on', async () => {
    const [row] = QUESTIONS_OF_SHOPPERS
    const snippet = await answersOf('de').snippet(row?.question ?? '')
    const { text } = await askShop('de', row?.question ?? '')

    expect(row?.pages).toContain(snippet?.permanentid)
    expect(text).toContain(snippet?.text)
  })

  it('is none where nothing answers', async () => {
    const [row] = QUESTIONS_ABOUT_ELSE

    expect(await answersOf('de').snippet(row?.question ?? '')).toBeNull()
  })
})

describe('an answer', () => {
  it('says nothing that is not written on a cited page', async () => {
    const written = publishedPages('de-DE')
    for (const { shop, question } of QUESTIONS_OF_SHOPPERS.filter((row) => row.shop === 'de')) {
      const { text, citations } = await askShop(shop, question)
      const cited = written.filter(({ page }) =>
        citations.some(({ permanentid }) => permanentid === page),
      )
      const words = new Set(JSON.stringify(cited).match(/[\p{L}\p{N}]+/gu))

      const invented = (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !words.has(word))

      expect(invented).toEqual([])
    }
  })

  it('cites the place on the page', async () => {
    const { citations } = await askShop('de', 'Was kostet der Versand?')

    expect(citations[0]).toMatchObject({
      title: 'Fragen und Antworten',
      uri: '\uE000/de/fragen-und-antworten/',
      clickUri: expect.stringMatching(/\/de\/fragen-und-antworten\/#.+/),
      source: 'content',
    })
  })

  it('stays quick for a question of absurd length', async () => {
    const startedAt = performance.now()

    await askShop('de', 'versand '.repeat(100_000))

    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})
