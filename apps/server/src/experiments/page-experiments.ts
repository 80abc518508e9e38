import { EXPERIMENTS, type ExperimentKey, type RunningExperiment } from '@saum/domain/experiments'
import { shopOfPath } from '@saum/domain/shop-url'
import { grants } from '@saum/tracking/consent/consent'
import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { requestsPrivacy } from '@saum/tracking/consent/privacy-signal'
import { exposuresOf } from '@saum/tracking/experiments/exposures'

/** What runs, as far as it concerns pages. */
export interface PageExperiments {
  /** Whether the page at this path is shown in two ways. */
  concern(pathname: string): boolean
  /** What this visitor sees in the other version: nothing without their yes, as everybody. */
  variantsFor(pathname: string, headers: RequestHeaders): readonly ExperimentKey[]
}

interface RequestHeaders {
  get(name: string): string | null
}

const AS_EVERYBODY: readonly ExperimentKey[] = []
/** The data of a page is asked for at `/de/p/coat-7/_.data`. */
const DATA = /(?:\/_)?\.data$/

/** `null` while nothing runs, so that nobody has anything to ask. */
export function createPageExperiments(
  running: readonly RunningExperiment[],
  now: () => number,
): PageExperiments | null {
  if (running.length === 0) return null

  function concern(pathname: string): boolean {
    const path = pathBelowShop(pathname)
    return running.some(({ key }) => EXPERIMENTS[key].paths.test(path))
  }

  function variantsFor(pathname: string, headers: RequestHeaders): readonly ExperimentKey[] {
    if (!concern(pathname) || requestsPrivacy(headers)) return AS_EVERYBODY
    const consent = findConsent(headers.get('cookie'))
    if (consent === null || !grants(consent, 'comparison-tests', now())) return AS_EVERYBODY
    return exposuresOf(running, pathBelowShop(pathname), consent.id).flatMap(
      ({ experiment, variant }) => (variant === 'variant' ? [experiment] : []),
    )
  }

  return { concern, variantsFor }
}

function pathBelowShop(pathname: string): string {
  const shop = shopOfPath(pathname)
  if (!shop) return ''
  const path = pathname.slice(shop.path.length + 1)
  return DATA.test(path) ? `${path.replace(DATA, '')}/` : path
}
