import { describe, expect, it } from 'vitest'
import { isEmail, isPhone } from './contact-rules.ts'

describe('an e-mail address', () => {
  it.each(['a@b.de', 'anna.faden+saum@mail.example', "o'neil@saum.example", 'Anna@Saum.Example'])(
    'can be %s',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each([
    '',
    'anna@müller.example',
    'änna@saum.example',
    'anna',
    'anna@',
    '@saum.example',
    'anna@saum',
    'anna@saum..example',
    'anna@-saum.example',
    'anna faden@saum.example',
    'anna@saum.example\nbcc: x@y.example',
    '<script>@saum.example',
    `${'a'.repeat(65)}@saum.example`,
    `anna@${'a'.repeat(250)}.example`,
  ])('is not «%s»', (text) => expect(isEmail(text)).toBe(false))

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
