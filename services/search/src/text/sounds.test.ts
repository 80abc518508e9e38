import { describe, expect, it } from 'vitest'
import { soundOf } from './sounds.ts'

describe('words that sound the same', () => {
  it.each([
    ['de', 'kleid', 'klait'],
    ['de', 'mütze', 'müze'],
    ['de', 'ärmel', 'ermel'],
    ['de', 'tweed', 'tweet'],
    ['fr', 'manteau', 'manto'],
    ['fr', 'ceinture', 'seinture'],
    ['fr', 'chemise', 'chemize'],
    ['fr', 'manches', 'manche'],
    ['en', 'blouse', 'blooze'],
    ['en', 'sleeve', 'sleave'],
    ['en', 'photo', 'foto'],
  ] as const)('have one sound in %s: %s and %s', (language, right, heard) => {
    expect(soundOf(heard, language)).toBe(soundOf(right, language))
  })

  it.each([
    ['de', 'rock', 'rot'],
    ['fr', 'jupe', 'robe'],
    ['en', 'coat', 'cut'],
  ] as const)('are not all: in %s %s and %s', (language, one, other) => {
    expect(soundOf(one, language)).not.toBe(soundOf(other, language))
  })
})
