import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const EMAIL = 'anna.faden@saum.example'

describe('what everybody would try first', () => {
  it.each([
    ['is on the list', 'qwertzuiop'],
    ['is on the list, however its letters are written', 'PassWort123'],
    ['is on the list, in the alphabet of the bored', 'p4ssw0rt'],
    ['is the name of the shop', 'saumsaum'],
    ['is the name of the shop, dressed up', '!!S4UM-2026!!'],
    ['is the address', 'Anna.Faden@saum.example'],
    ['is the first part of the address', 'annafaden'],
    ['is a word of the address with a year', 'Faden1988!'],
    ['is a word of the address in leet', 'f4d3n!!!!'],
  ])('%s: «%s»', (_, password) => {
    expect(isCommonPassword(password, EMAIL)).toBe(true)
  })

  it.each([
    'ein Faden am anderen',
    'Nadel & Faden 7',
    'Saum-Demo-2026!',
    'anna mag lange Spaziergänge',
    'x9#Kq!27vLmP',
    '🧵🪡🧶🧵🪡🧶🧵🪡',
  ])('is not «%s»', (password) => {
    expect(isCommonPassword(password, EMAIL)).toBe(false)
  })

  it('does not depend on addresses too short to mean anything', () => {
    expect(isCommonPassword('a1b2-xyz-9', 'a@saum.example')).toBe(false)
  })

  it('is a list of several thousand in small letters, all long enough to be chosen at all', () => {
    const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')

    const entries = list.trimEnd().split('\n')
    expect(entries.length).toBeGreaterThan(3000)
    expect(entries.filter((entry) => entry.length < 8 || entry !== entry.toLowerCase())).toEqual([])
    expect(new Set(entries).size).toBe(entries.length)
  })
})
