import { describe, expect, it } from 'vitest'
import { judgeAudit } from './advisories.ts'

const ADVISORY = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1' }

describe('the advisories about our dependencies', () => {
  it('are none when npm lists no vulnerability', () => {
    expect(judgeAudit('{"vulnerabilities":{}}')).toEqual({
      kind: 'judged',
      serious: [],
      minor: [],
    })
  })

  it.each([
    ['critical', 'serious'],
    ['high', 'serious'],
    ['moderate', 'minor'],
    ['low', 'minor'],
    ['info', 'minor'],
  ] as const)('of severity %s count as %s', (severity, group) => {
    const verdict = judgeAudit(
      JSON.stringify({ vulnerabilities: { merge: { severity, via: [ADVISORY] } } }),
    )

    expect(verdict).toMatchObject({
      [group]: [`merge (${severity}): Prototype pollution, ${ADVISORY.url}`],
    })
    expect(verdict).toMatchObject({ [group === 'serious' ? 'minor' : 'serious']: [] })
  })

  it('name the package through which another one is affected', () => {
    const output = JSON.stringify({ vulnerabilities: { a: { severity: 'high', via: ['b'] } } })

    expect(judgeAudit(output)).toMatchObject({ serious: ['a (high): through b'] })
  })

  it('are unknown when the registry refuses the question', () => {
    expect(judgeAudit('{"message":"405 Method Not Allowed","error":{}}')).toEqual({
      kind: 'unanswered',
      reason: '405 Method Not Allowed',
    })
  })

  it('are not taken from output that is no report', () => {
    expect(() => judgeAudit('npm: command not found')).toThrow(SyntaxError)
  })
})
