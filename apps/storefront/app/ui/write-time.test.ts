import { describe, expect, it } from 'vitest'
import { writeTime, writeTimeSpan } from './write-time.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('a time of the day', () => {
  it.each([
    ['10:00', '10 Uhr', '10 h', '10 am'],
    ['09:30', '9:30 Uhr', '9 h 30', '9.30 am'],
    ['12:00', '12 Uhr', '12 h', 'noon'],
    ['12:15', '12:15 Uhr', '12 h 15', '12.15 pm'],
    ['18:30', '18:30 Uhr', '18 h 30', '6.30 pm'],
    ['00:00', '0 Uhr', '0 h', 'midnight'],
    ['00:30', '0:30 Uhr', '0 h 30', '12.30 am'],
    ['24:00', '24 Uhr', '24 h', 'midnight'],
  ])('%s is said as shops say it', (time, german, french, english) => {
    expect(plain(writeTime(time, 'de-AT'))).toBe(german)
    expect(plain(writeTime(time, 'fr-CH'))).toBe(french)
    expect(plain(writeTime(time, 'en-GB'))).toBe(english)
  })

  it('has its word once for two of them', () => {
    const span = (locale: 'de-CH' | 'fr-CH' | 'en-GB') =>
      plain(writeTimeSpan('10:00', '18:30', locale))

    expect(span('de-CH')).toBe('10–18:30 Uhr')
    expect(span('fr-CH')).toBe('de 10 h à 18 h 30')
    expect(span('en-GB')).toBe('10 am to 6.30 pm')
  })

  it('is never torn from its word', () => {
    expect(writeTime('10:00', 'de-DE')).toBe('10\u00A0Uhr')
    expect(writeTime('18:30', 'fr-CH')).toBe('18\u00A0h\u00A030')
  })
})
