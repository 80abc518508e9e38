import { describe, expect, it } from 'vitest'
import { judgeAnswers, verdictOn } from './judge-answers.ts'
import { readPractice, readQuestions } from './judged-questions.ts'
import { missesOf, summaryOf } from './report.ts'

/** Below what was reached, so that a passage worded anew does not fail it. */
const LEAST = { tuned: 0.95, unseen: 0.89, practice: 0.9 } as const
/** Of all questions. */
const MOST_WRONG = { tuned: 0.02, unseen: 0.07, practice: 0.06 } as const

/** Of questions about something else. */
const MOST_ANSWERED_REFUSALS = 1

describe('a verdict', () => {
  const asked = { pages: ['faq'], facts: ['2–4 Werktage'], mayRefuse: false }
  const given = { isAnswered: true, page: 'faq', text: 'In 2–4\u00a0Werktagen.' }

  it('is right for the fact from an expected page, and wrong without either', () => {
    expect(verdictOn(asked, given)).toBe('right')
    expect(verdictOn(asked, { ...given, text: 'Gratis.' })).toBe('wrong')
    expect(verdictOn(asked, { ...given, page: 'terms' })).toBe('wrong')
  })

  it('on silence depends on whether a page has the answer', () => {
    const silence = { isAnswered: false, page: '', text: '' }
    expect(verdictOn(asked, silence)).toBe('missed')
    expect(verdictOn({ ...asked, mayRefuse: true }, silence)).toBe('refused')
    expect(verdictOn({ pages: [], facts: [], mayRefuse: true }, given)).toBe('wrong')
  })
})

describe('[3.63] [3.66] judged questions of shoppers', async () => {
  const judged = await judgeAnswers(readQuestions())
  const groups = {
    tuned: judged.filter(({ half }) => half === 'tuned'),
    unseen: judged.filter(({ half }) => half === 'unseen'),
    practice: await judgeAnswers(readPractice()),
  }

  it.each(['tuned', 'unseen', 'practice'] as const)('are answered or refused: %s', (name) => {
    const { share, wrong } = summaryOf(groups[name])
    // The unseen half must stay unseen by those who improve answers.
    const shown = name === 'unseen' ? '' : missesOf(groups[name])

    expect(share, shown).toBeGreaterThanOrEqual(LEAST[name])
    expect(wrong / groups[name].length, shown).toBeLessThanOrEqual(MOST_WRONG[name])
  })

  it('are hardly ever answered when only a refusal is honest', () => {
    const refusals = [...judged, ...groups.practice].filter(({ pages }) => pages.length === 0)
    const answered = refusals.filter(({ verdict }) => verdict === 'wrong')

    expect(refusals.length).toBeGreaterThan(40)
    expect(answered.length, missesOf(answered)).toBeLessThanOrEqual(MOST_ANSWERED_REFUSALS)
  })
})
