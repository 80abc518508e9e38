import { createErrorReporter, type ErrorReporter } from '@saum/tracking/errors/error-reporter'
import { optionalPart } from '#app/navigation/optional-part.ts'
import type { PageSettings } from '#app/page/page-settings.ts'
import { consentGate } from '#app/visitor/consent-gate.ts'

type ReporterSettings = Pick<PageSettings, 'tracking' | 'buildId'>

let tab: ErrorReporter | null | undefined

/**
 * One per tab, and none where nobody wants to hear of errors. It outlives the page: an error may replace
 * everything that stands on it.
 */
export function tabReporter(settings: ReporterSettings): ErrorReporter | null {
  if (tab === undefined) tab = startReporter(settings)
  return tab
}

function startReporter({ tracking, buildId }: ReporterSettings): ErrorReporter | null {
  const { errorReports } = tracking
  if (errorReports === undefined) {
    // oxlint-disable-next-line no-console -- for whoever sets the shop up
    console.warn('Sentry DSN is not provided')
    return null
  }
  const reporter = createErrorReporter({
    gate: consentGate(tracking),
    async loadClient() {
      const { createReportClient } = await optionalPart(() => import('./report-client.ts'))
      return createReportClient({ ...errorReports, release: buildId })
    },
  })
  listen((error) => reporter.report({ error, address: location.href, at: Date.now() }))
  return reporter
}

/** Programs the visitor put into their browser fail on their own account. */
const FOREIGN_CODE = /\b(?:chrome|moz|safari(?:-web)?)-extension:\/\//

/** To what nobody caught. */
function listen(note: (error: unknown) => void): void {
  // Without an error there is nothing to learn: scripts of others, observers that were too slow.
  const noteOwn = (error: unknown) => {
    if (error !== undefined && error !== null && !isForeign(error)) note(error)
  }
  window.addEventListener('error', ({ error }) => noteOwn(error))
  window.addEventListener('unhandledrejection', ({ reason }) => noteOwn(reason))
}

function isForeign(error: unknown): boolean {
  return error instanceof Error && FOREIGN_CODE.test(error.stack ?? '')
}
