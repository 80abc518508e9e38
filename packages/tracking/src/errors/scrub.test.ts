import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubAddress, scrubText } from './scrub.ts'

describe('a message that leaves the shop', () => {
  it.each([
    "Cannot read properties of undefined (reading 'items')",
    'toBase64 is not a function',
    'No text feedback.open for de-DE. Does the screen load its namespace?',
    'duplicate key value violates unique constraint "customer_email_key"',
    'The page took longer than 5000 ms',
    'Failed to fetch dynamically imported module: https://www.saum.example/assets/product-page-BxY12abc.js',
    'no product at /de/p/leinenkleid-mit-guertel-10023456/',
  ])('is left alone when it tells only what broke: %s', (message) => {
    expect(scrubText(message)).toBe(message)
  })

  it.each([
    ['no customer ada.lovelace+1@example.co.uk here', 'no customer [hidden] here'],
    ['at /de/login/?email=a%40b.example&next=/x', 'at /de/login/'],
    ['Expected number but received "Marlene Vogt"', 'Expected number but received "[hidden]"'],
    ['Unexpected token in "{"lastName":"V', 'Unexpected token in "[hidden]"'],
    ['received "see /de/ Marlene"', 'received "[hidden]"'],
    ['firstName: Marlene, lastName: Vogt', 'firstName: [hidden], lastName: [hidden]'],
    ['sent to 80331 München', 'sent to [hidden]'],
    ['sent to CH-8001 Zürich', 'sent to [hidden]'],
    ['called +49 (0) 89 / 123 45-67', 'called [hidden]'],
    ['Authorization: Bearer abc', 'Authorization: [hidden]'],
    ['sent Bearer abc.def', 'sent Bearer [hidden]'],
    ['session=kept; saum-consent=1', 'session=[hidden]; saum-consent=1'],
    ['asked by 203.0.113.77', 'asked by [hidden]'],
  ])('loses what is of a person: %s', (message, scrubbed) => {
    expect(scrubText(message)).toBe(scrubbed)
  })

  const words = fc.constantFrom('', 'for ', 'value ', 'got (', 'of: ', 'at\n')
  const ends = fc.constantFrom('', ' failed', ')', ', again', '\nat run')
  const secrets: [string, fc.Arbitrary<string>][] = [
    ['mail addresses', fc.emailAddress()],
    ['UUIDs', fc.uuid()],
    ['random signs', aToken(24)],
    ['hexadecimal keys', fc.string({ unit: signsOf('0123456789abcdef'), minLength: 32 })],
    ['IBANs', digits(18).map((number) => `DE${number}00`)],
    ['IBANs in groups', digits(16).map((number) => `AT22 ${number.match(/.{4}/g)?.join(' ')}`)],
    ['card numbers', digits(16)],
    ['card numbers in groups', digits(16).map((number) => number.match(/.{4}/g)?.join(' ') ?? '')],
    ['phone numbers', digits(9).map((number) => `+43 ${number.slice(0, 3)}/${number.slice(3)}`)],
    ['German postcodes', digits(5)],
    ['Swiss postcodes with their town', digits(4).map((number) => `${number} Bern`)],
    ['query values', aToken(6).map((value) => `https://saum.example/de/?q=${value}`)],
  ]
  it.each(secrets)('never holds %s, whatever stands around them', (_, secret) => {
    fc.assert(
      fc.property(words, secret, ends, (before, hidden, after) => {
        const scrubbed = scrubText(`${before}${hidden}${after}`)
        const value = hidden.includes('?q=') ? hidden.split('?q=')[1] : hidden
        expect(scrubbed).not.toContain(value)
      }),
    )
  })

  it('is short, and not cut within a mail address', () => {
    const long = `${'x '.repeat(496)}ada@example.com and more`

    expect(scrubText(long).length).toBeLessThanOrEqual(1001)
    expect(scrubText(long)).not.toContain('ada')
  })

  it('is made of any text without failing, and quickly', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void scrubText(text)))
    const startedAt = performance.now()
    for (const sign of ['1', 'a', '@', '"', '/', ' 1', 'a@', 'name:', '%40']) {
      scrubText(sign.repeat(20_000))
    }
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})

describe('an address that leaves the shop', () => {
  it.each([
    ['https://saum.example/de/search/?searchTerm=geheim#x', 'https://saum.example/de/search/'],
    ['https://me:geheim@saum.example/de/', 'https://saum.example/de/'],
    ['/de/wishlist/shared/geheim/', '/de/wishlist/shared/[hidden]/'],
    ['/de/account/orders/1002345/', '/de/account/orders/[hidden]/'],
    ['/de/p/leinenkleid-10023456/', '/de/p/leinenkleid-10023456/'],
    ['/de/x/ada%40example.com/', '/de/x/[hidden]/'],
    ['/de/x/ada@example.com/', '/de/x/[hidden]/'],
    ['/de/x/9f86d081884c7d659a2feaa0c55ad015/', '/de/x/[hidden]/'],
    [
      'https://saum.example/assets/product-page-BxY12abc.js',
      'https://saum.example/assets/product-page-BxY12abc.js',
    ],
    ['', ''],
  ])('has no query, no login and no key: %s', (address, scrubbed) => {
    expect(scrubAddress(address)).toBe(scrubbed)
  })
})

/** As random keys are written: letters of both kinds, digits, and now and then a hyphen. */
function aToken(length: number): fc.Arbitrary<string> {
  return fc
    .uint8Array({ minLength: length, maxLength: length + 8 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'))
    .filter((token) => /\d/.test(token) && /[a-z]/.test(token) && /[A-Z]/.test(token))
}

function digits(length: number): fc.Arbitrary<string> {
  return fc.string({ unit: signsOf('123456789'), minLength: length, maxLength: length })
}

function signsOf(signs: string): fc.Arbitrary<string> {
  return fc.constantFrom(...signs.split(''))
}
