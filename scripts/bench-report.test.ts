import { describe, expect, it } from 'vitest'
import { toMarkdown, withBenchBlock } from './bench-report.ts'

describe('the numbers in the documentation', () => {
  it('replace the old ones and nothing else', () => {
    const before = 'Intro\n<!-- bench:shell -->\nold\n<!-- /bench:shell -->\nOutro\n'

    expect(withBenchBlock(before, 'shell', 'new')).toBe(
      'Intro\n<!-- bench:shell -->\nnew\n<!-- /bench:shell -->\nOutro\n',
    )
  })

  it('are not lost silently when the marks are missing', () => {
    expect(() => withBenchBlock('Intro', 'shell', 'new')).toThrow('<!-- bench:shell -->')
  })

  it('are written as ratios with their spread', () => {
    const text = toMarkdown({
      date: '2026-11-15',
      node: 'v26.10.0',
      machine: 'two cores',
      contests: [
        {
          title: 'cached page',
          unit: 'req/s',
          ours: 900.4,
          peer: 1_000,
          ratio: { median: 0.9, least: 0.85, most: 0.951 },
        },
      ],
      figures: [['compose', '80 ms']],
      residentMegabytes: { ours: 120, peer: null },
    })

    expect(text).toContain('| cached page | 900 req/s | 1000 req/s | **0.90** (0.85–0.95) |')
    expect(text).toContain('| compose | 80 ms |')
    expect(text).toContain('after the load: ours 120 MB.')
  })
})
