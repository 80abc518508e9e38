import { CATEGORIES, type Audit } from './audit.ts'

export interface AuditedPage extends Audit {
  name: string
}

/** The scores as docs/performance.md shows them. */
export function toTable(pages: readonly AuditedPage[]): string {
  return [
    `| Page | ${CATEGORIES.join(' | ')} | largest paint | layout shift | blocked |`,
    `|---|${'---|'.repeat(CATEGORIES.length + 3)}`,
    ...pages.map(({ name, scores, largestPaintMs, layoutShift, blockedMs }) => {
      const points = CATEGORIES.map((category) => scores[category])
      const times = [`${largestPaintMs} ms`, layoutShift.toFixed(3), `${blockedMs} ms`]
      return `| ${[name, ...points, ...times].join(' | ')} |`
    }),
    '',
    `Measured ${new Date().toISOString().slice(0, 10)}, phone preset, the run in the middle.`,
  ].join('\n')
}
