import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import type { TrackingFacts } from '@saum/tracking/events/tracking-event'
import { exposuresOf } from '@saum/tracking/experiments/exposures'
import type { VisitedPage } from './visited-page.ts'

/** Which comparison tests the page was part of, and in which version this visitor saw it. */
export function pageExposures(
  { experiments = [] }: TrackingSettings,
  { path, data }: VisitedPage,
  gate: ConsentGate,
): TrackingFacts[] {
  const consent = gate.consent()
  if (consent === null || !gate.allows('comparison-tests')) return []
  const pathBelowShop = path.replace(/^\/[^/]*/, '')
  return exposuresOf(experiments, pathBelowShop, consent.id)
    .filter(({ experiment, variant }) => wasShown(data, experiment) === (variant === 'variant'))
    .map(({ experiment, variant }) => ({ name: 'experiment', experiment, variant }))
}

/** Data that was fetched ahead of the choice shows what everybody sees; nobody is counted by it. */
function wasShown(data: unknown, experiment: string): boolean {
  const { variants = [] } = (data ?? {}) as { variants?: readonly string[] }
  return variants.includes(experiment)
}
