import { describe, expect, it } from 'vitest'
import { isAboutOtherFibre } from './fibres.ts'
import { spokenWords } from './question.ts'

function isOther(question: string, heading: string): boolean {
  return isAboutOtherFibre({ headings: ['Pflege', heading] }, spokenWords(question), 'de')
}

describe('[4.54] advice for one fibre', () => {
  it.each([
    ['Darf Leinen in den Trockner?', 'Baumwolle'],
    ['Wie wasche ich Seide?', 'Kaschmir, Alpaka, Mohair'],
  ])('is none for another: %s', (question, heading) => {
    expect(isOther(question, heading)).toBe(true)
  })

  it.each([
    ['Wie wasche ich Mohair?', 'Kaschmir, Alpaka, Mohair'],
    ['Wie wasche ich Wolle?', 'Schurwolle und Wolle'],
    ['Wie wasche ich Seide?', 'Flecken'],
    ['Wie wasche ich eine Bluse?', 'Baumwolle'],
  ])('is told where it fits or speaks of none: %s', (question, heading) => {
    expect(isOther(question, heading)).toBe(false)
  })
})
