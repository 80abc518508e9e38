import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appendText,
  beginAnswer,
  breakOffAnswer,
  endAnswer,
  failAnswer,
  haltAnswer,
  NO_ANSWER,
  openAnswer,
  setCitations,
  setFormat,
} from './answer-text.ts'
import { CARE_PAGE } from './test-streams.ts'

const asked = beginAnswer('Wie wasche ich Satin?')

describe('[3.63] [3.64] [3.66] an answer', () => {
  it('is plain and empty before anybody asks', () => {
    expect(NO_ANSWER).toMatchObject({ answer: '', contentFormat: 'text/plain', citations: [] })
    expect(NO_ANSWER).toMatchObject({ isLoading: false, isStreaming: false, cannotAnswer: false })
  })

  it('loads from the moment it is asked for', () => {
    expect(asked).toMatchObject({ isLoading: true, isStreaming: false, error: null })
  })

  it('keeps the id it is known by', () => {
    const opened = openAnswer(asked, 'answer-1')

    expect(opened.answerId).toBe('answer-1')
    expect(openAnswer(opened, 'answer-1')).toBe(opened)
  })
})

describe('[4.52] [4.53] the parts of an answer', () => {
  it('stop the loading and start the streaming with the format', () => {
    const headed = setFormat(asked, 'text/markdown')

    expect(headed).toMatchObject({ contentFormat: 'text/markdown' })
    expect(headed).toMatchObject({ isLoading: false, isStreaming: true })
  })

  it('are appended in the order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (deltas) => {
        expect(deltas.reduce(appendText, asked).answer).toBe(deltas.join(''))
      }),
    )
  })

  it('change nothing where they are empty', () => {
    expect(appendText(asked, '')).toBe(asked)
  })
})

describe('[3.65] citations', () => {
  it('name each page once, the first time it is cited', () => {
    const other = { ...CARE_PAGE, id: 'c2', uri: 'https://saum.example/de/s/satin/' }
    const again = { ...CARE_PAGE, id: 'c3' }

    const { citations } = setCitations(asked, [CARE_PAGE, other, again])

    expect(citations).toEqual([CARE_PAGE, other])
  })

  it('have no duplicates, lose no page and keep their order', () => {
    const pages = fc.array(fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(pages, (uris) => {
        const citations = uris.map((uri, place) => ({ ...CARE_PAGE, id: String(place), uri }))

        const kept = setCitations(asked, citations).citations.map(({ uri }) => uri)

        expect(kept).toEqual([...new Set(uris)])
      }),
    )
  })
})

describe('[4.54] the end of an answer', () => {
  it('stops everything and says whether there is one', () => {
    const ended = endAnswer(appendText(asked, 'Kalt.'), true)

    expect(ended).toMatchObject({ isAnswerGenerated: true, cannotAnswer: false })
    expect(ended).toMatchObject({ isLoading: false, isStreaming: false })
  })

  it('admits that a question could not be answered', () => {
    expect(endAnswer(asked, false).cannotAnswer).toBe(true)
  })

  it('says nothing of the kind where nothing was asked', () => {
    expect(endAnswer(beginAnswer(' '), false).cannotAnswer).toBe(false)
  })
})

describe('[4.55] [8.19] a failed answer', () => {
  it('keeps what has come, with the reason, and waits no longer', () => {
    const failed = failAnswer(appendText(asked, 'Satin wird '), 'model unavailable', 500)

    expect(failed.answer).toBe('Satin wird ')
    expect(failed.error).toEqual({ message: 'model unavailable', code: 500, isRetryable: false })
    expect(failed).toMatchObject({ isLoading: false, isStreaming: false })
  })

  it('is worth another try where the stream broke off', () => {
    expect(breakOffAnswer(asked).error).toEqual({
      message: 'Failed to complete stream.',
      code: 1,
      isRetryable: true,
    })
  })

  it('is not touched again when nobody waits', () => {
    const failed = breakOffAnswer(asked)

    expect(haltAnswer(failed)).toBe(failed)
    expect(haltAnswer(asked)).toMatchObject({ isLoading: false, isStreaming: false })
  })
})
