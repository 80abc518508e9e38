import { expect, it } from 'vitest'
import { hasSession } from './session-hint.ts'

const SHOP = { shopId: 10_028 } as const

it.each([
  ['saum-has-session-10028=1', true],
  ['shop=de; saum-has-session-10028=1; other=2', true],
  ['', false],
  ['saum-has-session-10029=1', false],
  ['saum-has-session-10028=', false],
  ['not-saum-has-session-10028=1', false],
])('a visitor with the cookies %j has a session: %s', (cookies, expected) => {
  expect(hasSession(cookies, SHOP)).toBe(expected)
})
