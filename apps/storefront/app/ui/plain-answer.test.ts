import { expect, it } from 'vitest'
import { isPlainAnswer } from './plain-answer.ts'

const ownOrigin = 'https://saum.example'

it('a document that a form of ours led to is an answer', () => {
  const referrer = `${ownOrigin}/de/account/subscription/`

  expect(isPlainAnswer({ entryType: 'navigate', referrer, ownOrigin })).toBe(true)
})

it.each([
  ['reloaded', 'reload', `${ownOrigin}/de/account/`],
  ['come back to', 'back_forward', `${ownOrigin}/de/account/`],
  ['opened from a mail', 'navigate', ''],
  ['opened from another site', 'navigate', 'https://saum.example.evil.example/'],
  ['of a browser that does not say', undefined, `${ownOrigin}/de/account/`],
])('a document is no answer when it was %s', (_, entryType, referrer) => {
  expect(isPlainAnswer({ entryType, referrer, ownOrigin })).toBe(false)
})
