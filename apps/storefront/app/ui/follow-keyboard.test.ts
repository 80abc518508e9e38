import { expect, it } from 'vitest'
import { keyboardHeight } from './follow-keyboard.ts'

const PHONE_PX = 844
const WHOLE = { height: PHONE_PX, offsetTop: 0, scale: 1 }

it('the keyboard covers what is missing below the visible part', () => {
  expect(keyboardHeight(PHONE_PX, WHOLE)).toBe(0)
  expect(keyboardHeight(PHONE_PX, { ...WHOLE, height: 508 })).toBe(336)
})

it('what the browser has scrolled away above is not under the keyboard', () => {
  expect(keyboardHeight(PHONE_PX, { ...WHOLE, height: 508, offsetTop: 100 })).toBe(236)
})

it('a toolbar of the browser is no keyboard', () => {
  expect(keyboardHeight(PHONE_PX, { ...WHOLE, height: 744 })).toBe(0)
  expect(keyboardHeight(PHONE_PX, { ...WHOLE, height: 900 })).toBe(0)
})

it('a page enlarged with two fingers has no keyboard over it', () => {
  expect(keyboardHeight(PHONE_PX, { height: 422, offsetTop: 0, scale: 2 })).toBe(0)
})
