import { describe, expect, it } from 'vitest'
import { toMarkdown } from './report.ts'

const step = { area: 'search', title: 'a word finds products', fault: null, milliseconds: 5 }

describe('the report of a conformance run', () => {
  it('has a column per client and marks where steps failed', () => {
    const results = [
      { ...step, client: 'old' },
      { ...step, client: 'new', fault: 'nothing found' },
      { ...step, client: 'new', area: 'events' },
    ]

    const report = toMarkdown(results)

    expect(report).toContain('**2 of 3** steps are as expected.')
    expect(report).toContain('| Area | old | new |')
    expect(report).toContain('| search | 1 of 1 | **0 of 1** |')
    expect(report).toContain('| events | – | 1 of 1 |')
  })
})
