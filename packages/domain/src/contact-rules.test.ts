import { BAD_ADDRESSES, GOOD_ADDRESSES } from '@saum/testing/email-addresses'
import { describe, expect, it } from 'vitest'
import { EMAIL_PATTERN, isEmail, isPhone, MAX_EMAIL_LENGTH } from './contact-rules.ts'

describe('an e-mail address', () => {
  it.each([...GOOD_ADDRESSES, 'Anna@Saum.Example'])('can be %s', (text) =>
    expect(isEmail(text)).toBe(true),
  )

  it.each(['', ...BAD_ADDRESSES])('is not «%s»', (text) => expect(isEmail(text)).toBe(false))

  it('is judged by a browser with the same pattern, apart from lengths', () => {
    // Browsers read the pattern of an input with this flag.
    const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v')
    const short = BAD_ADDRESSES.filter(
      (text) => text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= 64,
    )

    expect(GOOD_ADDRESSES.filter((text) => !pattern.test(text))).toEqual([])
    expect(short.filter((text) => pattern.test(text))).toEqual([])
  })

  it('is found out at once, however long', () => {
    const before = performance.now()

    isEmail(`a@${'a-'.repeat(50_000)}`)
    isEmail(`a@${'a.'.repeat(126)}`)

    expect(performance.now() - before).toBeLessThan(2_000)
  })
})

describe('a phone number', () => {
  it.each(['+49 30 901820', '030/901820', '(030) 90 18-20', '12345'])('can be %s', (text) =>
    expect(isPhone(text)).toBe(true),
  )

  it.each(['1234', 'call me', '+', '49+30901820', '<b>12345</b>'])('is not %s', (text) =>
    expect(isPhone(text)).toBe(false),
  )
})
