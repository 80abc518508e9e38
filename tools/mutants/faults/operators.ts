import type { Mutant } from '../mutant.ts'

/** What operators, monitors and editors are answered. */
export const OPERATOR_FAULTS: readonly Mutant[] = [
  {
    name: 'health: a server without its database reports that it is ready',
    file: 'apps/server/src/operations/operator-routes.ts',
    find: "status === 'not ready' ? 503 : 200",
    replace: '200',
  },
  {
    name: 'preview: a cookie that has expired still shows drafts',
    file: 'apps/server/src/preview/preview-cookie.ts',
    find: 'seconds <= 0 || seconds > EIGHT_HOURS_SECONDS',
    replace: 'seconds > EIGHT_HOURS_SECONDS',
  },
  {
    name: 'report: a proxy on the same machine opens the report of a public shop to everyone',
    file: 'apps/server/src/report/report-guard.ts',
    find: 'if (isTriedOut && isThisMachine(c)',
    replace: 'if (isThisMachine(c)',
  },
  {
    name: 'mail inbox: other machines can open single mails',
    file: 'apps/server/src/inbox/inbox-routes.ts',
    find: `app.use('/dev/mails/*', onlyThisMachine)`,
    replace: `app.use('/dev/mails/', onlyThisMachine)`,
  },
  {
    name: 'operator pages: a host name that leads to this machine opens the mails and the report',
    file: 'apps/server/src/operator-access.ts',
    find: 'return isOwn && isDirect && isLoopback(hostnameOf(c))',
    replace: 'return isOwn && isDirect',
  },
  {
    name: 'operator pages: a proxy that sends only X-Real-IP counts as this machine',
    file: 'apps/server/src/operator-access.ts',
    find: 'FORWARDING_HEADERS.every(',
    replace: 'FORWARDING_HEADERS.some(',
  },
  {
    name: 'operator pages: pages below /dev/ answer to every host name',
    file: 'apps/server/src/app.ts',
    find: `app.use('/dev/*', onlyOwnNames(parts.settings))`,
    replace: '',
  },
  {
    name: 'metrics: every machine may read them',
    file: 'apps/server/src/operations/metrics-guard.ts',
    find: 'if (metricsSecret === null) return c.notFound()',
    replace: 'if (metricsSecret === null) return next()',
  },
  {
    name: 'metrics: any bearer token opens them',
    file: 'apps/server/src/operations/metrics-guard.ts',
    find: 'sent !== undefined && isSameSecret(sent, metricsSecret)',
    replace: 'sent !== undefined',
  },
  {
    name: 'policy reports: the line in the log shows the link of the page',
    file: 'apps/server/src/policy-reports/policy-report.ts',
    find: `path: maskedPath(page.pathname, '…')`,
    replace: 'path: (page.pathname + page.search)',
  },
  {
    name: 'policy reports: anyone can fill the log with them',
    file: 'apps/server/src/policy-reports/policy-report-routes.ts',
    find: 'if (seen.has(key) || lines >= MAX_LINES_PER_MINUTE) return false',
    replace: 'if (seen.has(key)) return false',
  },
  {
    name: 'policy reports: cached pages do not say where to report',
    file: 'apps/server/src/pages/page-renderer.ts',
    find: `headers.set('reporting-endpoints', REPORTING_ENDPOINTS)`,
    replace: '',
  },
  {
    name: 'security.txt: it names a day in the past',
    file: 'apps/server/src/operations/security-txt.ts',
    find: 'Math.floor(now / DAY_MS) + VALID_DAYS',
    replace: '20_500',
  },
]
