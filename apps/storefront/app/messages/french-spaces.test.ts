import { expect, it } from 'vitest'
import { testMessages } from './test-messages.ts'

/** A mark without its narrow space, or with one that may break; braces belong to the message format. */
const FAULT = /[^\u202f][;!?»:](?=[\s}]|$)|[ \u00a0][:;!?»]|«(?!\u202f)/u

it('French texts have a narrow space before : ; ! ? and inside « »', () => {
  const faulty = textsIn(testMessages('fr-CH')).filter((text) => FAULT.test(text))

  expect(faulty).toEqual([])
  expect(FAULT.test('Numéro de dossier: {number}')).toBe(true)
  expect(FAULT.test('Quel est le sujet ?')).toBe(true)
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
