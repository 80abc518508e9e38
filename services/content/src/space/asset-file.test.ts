import { describe, expect, it } from 'vitest'
import { checkContent } from '../editing/check-content.ts'
import { aFolder, PNG } from '../test-space.ts'

function faultsOf(asset: object): string[] {
  const files = { 'assets/p.json': { file: 'p.png', ...asset }, 'media/p.png': PNG }
  const { findings } = checkContent(aFolder(files).folder)
  return findings.filter(({ severity }) => severity === 'fault').map(({ message }) => message)
}

const WAY = 'describe it, or say "decorative": true'

describe('[2.34] a picture and those who do not see it', () => {
  it.each<[string, object, string]>([
    ['says nothing', {}, 'de-DE'],
    ['is empty', { description: '' }, 'de-DE'],
    ['is blank', { description: ' \n' }, 'de-DE'],
    ['is missing in the default locale', { description: { 'en-GB': 'A coat' } }, 'de-DE'],
    ['is empty in one locale', { description: { 'de-DE': 'Ein Mantel', 'en-GB': '' } }, 'en-GB'],
    ['is denied to be decorative', { description: '', decorative: false }, 'de-DE'],
  ])('is a fault where its text %s', (_, asset, locale) => {
    expect(faultsOf(asset)).toEqual([`has no alternative text (description) in ${locale}; ${WAY}`])
  })

  it('needs no text where it says that it only decorates', () => {
    expect(faultsOf({ decorative: true })).toEqual([])
    expect(faultsOf({ description: '', decorative: true })).toEqual([])
  })

  it('cannot decorate and tell something', () => {
    expect(faultsOf({ description: 'Ein Mantel', decorative: true })).toEqual([
      'is decorative, but has an alternative text',
    ])
  })

  it('is content with the default locale, to which the others fall back', () => {
    expect(faultsOf({ description: 'Ein Mantel' })).toEqual([])
  })
})
