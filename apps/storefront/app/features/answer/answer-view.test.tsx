import type { GeneratedAnswer } from '@saum/engine/answer/answer-shelf'
import { NO_ANSWER } from '@saum/engine/answer/answer-text'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { phaseOf } from './answer-phase.ts'
import { AnswerView } from './answer-view.tsx'

const CONTACT = { title: 'Kontakt', href: '/de/kontakt/' }
const CARE = {
  id: 'care-1',
  title: 'Pflege',
  uri: 'https://saum.example/de/pflege/',
  permanentid: 'care',
}

function aView(changes: Partial<GeneratedAnswer>) {
  const answer: GeneratedAnswer = {
    ...NO_ANSWER,
    question: 'Wie wasche ich Wolle?',
    liked: false,
    disliked: false,
    isFeedbackSubmitted: false,
    ...changes,
  }
  return renderInShop(
    <AnswerView
      answer={answer}
      phase={phaseOf(answer)}
      contact={CONTACT}
      onStop={() => {}}
      onRetry={() => {}}
      onJudge={() => {}}
    />,
  )
}

describe('the answer to a question', () => {
  it('can be stopped while it is written', () => {
    const view = aView({ isStreaming: true, answer: 'Kalt' })

    expect(wordsOf(view)).toBe('Kalt Antwort wird geschrieben Anhalten')
    expect(view).toContain('aria-busy="true"')
  })

  it('names its sources by number, and asks whether it helped', () => {
    const citations = [CARE, { ...CARE, id: 'faq', title: 'Fragen', clickUri: '/de/fragen/#wolle' }]

    const view = aView({ isAnswerGenerated: true, answer: '**Kalt**, liegend.', citations })

    expect(view).toContain('<strong>Kalt</strong>, liegend.')
    expect(wordsOf(view)).toContain('1 Pflege 2 Fragen Hat das geholfen? Ja Nein')
    expect(view).toContain('href="/de/fragen/#wolle"')
    expect(view.match(/aria-pressed="false"/g)).toHaveLength(2)
  })

  it('thanks for a judgement and remembers it', () => {
    const view = aView({ isAnswerGenerated: true, liked: true, isFeedbackSubmitted: true })

    expect(wordsOf(view)).toContain('Danke für die Rückmeldung.')
    expect(view.match(/aria-pressed="true"/g)).toHaveLength(1)
  })

  it('that is not known leads to people', () => {
    const view = aView({ cannotAnswer: true })

    expect(wordsOf(view)).toContain('keine sichere Antwort')
    expect(view).toContain('href="/de/kontakt/"')
    expect(wordsOf(view)).not.toContain('Hat das geholfen?')
  })

  it('that breaks off keeps what has come and can be asked for again', () => {
    const error = { message: 'Failed to complete stream.', code: 1, isRetryable: true }

    const words = wordsOf(aView({ error, answer: 'Kalt und' }))

    expect(words).toMatch(/^Kalt und Die Antwort ist abgebrochen/)
    expect(words).toContain('Noch einmal versuchen')
  })

  it('never becomes markup or runs anything', () => {
    const answer = '<img src=x onerror=alert(1)> [hier](javascript:alert(1))'
    const citations = [{ ...CARE, title: '<b>x</b>', uri: 'javascript:alert(1)' }]

    const view = aView({ isAnswerGenerated: true, answer, citations })

    expect(view).not.toContain('<img')
    expect(view).not.toContain('<b>')
    expect(view).not.toContain('href="javascript')
    expect(wordsOf(view)).toContain('&lt;img src=x')
  })
})
