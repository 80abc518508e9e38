import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import * as v from '@saum/schema/schema'

const PROGRAM = resolve(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
const MAX_REPORT_BYTES = 64 * 1024 * 1024

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]

/** Of 100. */
export type Scores = Readonly<Record<Category, number>>

export interface Audit {
  scores: Scores
  /** Milliseconds until the largest thing in the first screen is drawn. */
  largestPaintMs: number
  layoutShift: number
  blockedMs: number
  /** Audits with something to mend, outside performance. */
  faults: string[]
}

const category = v.object({ score: v.number(), auditRefs: v.array(v.object({ id: v.string() })) })
const audit = v.object({
  score: v.nullable(v.number()),
  scoreDisplayMode: v.string(),
  numericValue: v.optional(v.number()),
})

const report = v.object({
  categories: v.record(v.string(), category),
  audits: v.record(v.string(), audit),
})

/** One visit of a phone on a slow line. */
export async function auditPage(url: string, chromium: string): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: MAX_REPORT_BYTES },
  )
  return toAudit(v.parse(report, JSON.parse(stdout)))
}

export function toAudit({ categories, audits }: v.InferOutput<typeof report>): Audit {
  const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
  const numberOf = (name: string) => audits[name]?.numericValue ?? 0
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    largestPaintMs: Math.round(numberOf('largest-contentful-paint')),
    layoutShift: numberOf('cumulative-layout-shift'),
    blockedMs: Math.round(numberOf('total-blocking-time')),
    faults: faultsIn({ categories, audits }),
  }
}

function faultsIn({ categories, audits }: v.InferOutput<typeof report>): string[] {
  const others = CATEGORIES.filter((name) => name !== 'performance')
  const ids = others.flatMap((name) => categories[name]?.auditRefs ?? []).map(({ id }) => id)
  return [...new Set(ids)].filter((id) => {
    const { score = null, scoreDisplayMode } = audits[id] ?? {}
    return scoreDisplayMode === 'binary' && score !== null && score < 1
  })
}

/** The run in the middle by performance; one run alone says little on a busy machine. */
export function medianOf(runs: readonly Audit[]): Audit {
  const ordered = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)
  const middle = ordered[Math.floor(ordered.length / 2)]
  if (middle === undefined) throw new RangeError('No run to choose from')
  return middle
}
