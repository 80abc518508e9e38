import { describe, expect, it } from 'vitest'
import { medianOf, toAudit, type Audit } from './audit.ts'

function aReport(seo: number) {
  const perfect = { score: 1, auditRefs: [] }
  return {
    categories: {
      performance: { score: 0.974, auditRefs: [{ id: 'speed-index' }] },
      accessibility: perfect,
      'best-practices': perfect,
      seo: { score: seo, auditRefs: [{ id: 'meta-description' }, { id: 'canonical' }] },
    },
    audits: {
      'speed-index': { score: 0.2, scoreDisplayMode: 'numeric', numericValue: 4_000 },
      'meta-description': { score: 0, scoreDisplayMode: 'binary' },
      canonical: { score: null, scoreDisplayMode: 'notApplicable' },
      'largest-contentful-paint': { score: 1, scoreDisplayMode: 'numeric', numericValue: 1801.4 },
    },
  }
}

describe('the audit of a page', () => {
  it('has points of a hundred and names what is to be mended', () => {
    expect(toAudit(aReport(0.92))).toMatchObject({
      scores: { performance: 97, accessibility: 100, seo: 92 },
      largestPaintMs: 1801,
      layoutShift: 0,
      faults: ['meta-description'],
    })
  })

  it('is the run in the middle', () => {
    const runs: Audit[] = [91, 99, 97].map((performance) => {
      const audit = toAudit(aReport(1))
      return { ...audit, scores: { ...audit.scores, performance } }
    })

    expect(medianOf(runs).scores.performance).toBe(97)
    expect(() => medianOf([])).toThrow(RangeError)
  })
})
