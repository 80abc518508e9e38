import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRules } from './rules-file.ts'

function aRedirect(fields: Record<string, unknown> = {}) {
  return { id: 'sale', type: 'redirect', queries: { de: ['sale'] }, address: '/c/sale/', ...fields }
}

function rules(...triggers: unknown[]): string {
  return JSON.stringify({ triggers })
}

describe('a file of search rules', () => {
  it('of the demo is in order', () => {
    const demo = readFileSync(
      new URL('../../../../catalog/search/rules.json', import.meta.url),
      'utf8',
    )

    const { triggers, placements } = parseRules(demo)

    expect(triggers).toHaveLength(21)
    expect(placements.length).toBeGreaterThan(5)
  })

  it('may leave out languages and shops', () => {
    const [rule] = parseRules(rules(aRedirect())).triggers

    expect(rule).toMatchObject({ queries: { de: ['sale'], fr: [], en: [] } })
  })

  it.each([
    ['is not JSON', '{', 'The file is not JSON'],
    ['has a section nobody knows', '{"trigers":[]}', 'The file: trigers'],
    ['has a redirect to nowhere', rules(aRedirect({ address: undefined })), 'Rule "sale": needs'],
    ['has a redirect to two places', rules(aRedirect({ page: 'terms' })), 'Rule "sale": needs'],
    [
      'leads out of the shop',
      rules(aRedirect({ address: '//evil.example/' })),
      'Rule "sale": address: value is invalid.',
    ],
    [
      'has an empty query',
      rules(aRedirect({ queries: { de: [''] } })),
      'Rule "sale": queries.de.0: value is an empty string.',
    ],
    [
      'has a rule of an unknown type',
      rules(aRedirect({ type: 'jump' })),
      'Rule "sale": type: value is invalid.',
    ],
    [
      'misspells a key',
      rules(aRedirect({ adress: '/' })),
      'Rule "sale": adress: value is invalid.',
    ],
    ['has a rule without a name', rules(aRedirect({ id: 7 })), 'The trigger at 0: id'],
    ['uses a name twice', rules(aRedirect(), aRedirect()), 'Two rules are called "sale".'],
    [
      'boosts beyond measure',
      JSON.stringify({
        placements: [{ id: 'up', category: 3, boost: [{ product: 1, factor: 1000 }] }],
      }),
      'Rule "up": boost.0.factor: maximum value of 100 not respected.',
    ],
  ])('is refused with the name of the rule when it %s', (_fault, text, message) => {
    expect(() => parseRules(text)).toThrow(message)
  })
})
