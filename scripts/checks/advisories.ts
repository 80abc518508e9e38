/** What is known about the packages we install. */
export type AuditVerdict =
  | { kind: 'judged'; serious: string[]; minor: string[] }
  /** The registry gave no answer to the question. */
  | { kind: 'unanswered'; reason: string }

interface Advisory {
  title: string
  url: string
}

interface Vulnerability {
  severity: string
  /** A text names the package through which the advisory applies. */
  via: (string | Advisory)[]
}

interface AuditReport {
  message?: string
  vulnerabilities?: Record<string, Vulnerability>
}

const SERIOUS = new Set(['high', 'critical'])

/** Reads what `npm audit --json` printed; text that is not its report throws. */
export function judgeAudit(output: string): AuditVerdict {
  const report = JSON.parse(output) as AuditReport
  const { vulnerabilities } = report
  if (vulnerabilities === undefined) {
    return { kind: 'unanswered', reason: report.message ?? 'no report' }
  }
  const found = Object.entries(vulnerabilities)
  const named = (isWanted: (severity: string) => boolean) =>
    found.filter(([, { severity }]) => isWanted(severity)).map(describe)
  return {
    kind: 'judged',
    serious: named((severity) => SERIOUS.has(severity)),
    minor: named((severity) => !SERIOUS.has(severity)),
  }
}

function describe([name, { severity, via }]: [string, Vulnerability]): string {
  const reasons = via.map((cause) =>
    typeof cause === 'string' ? `through ${cause}` : `${cause.title}, ${cause.url}`,
  )
  return `${name} (${severity}): ${reasons.join('; ')}`
}
