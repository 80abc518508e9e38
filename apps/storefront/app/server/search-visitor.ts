import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { grants } from '@saum/tracking/consent/consent'
import { requestsPrivacy } from '@saum/tracking/consent/privacy-signal'

const VISITOR =
  /(?:^|;\s*)coveo_visitorId=([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})(?:;|$)/i

/**
 * The id under which the search provider knows this visitor; `null` for all who have not agreed to that.
 * Only pages that are made for each visitor anew may ask.
 */
export function searchVisitorOf(headers: Headers, now: number): string | null {
  const cookies = headers.get('cookie')
  if (requestsPrivacy(headers) || !grants(findConsent(cookies), 'search-usage', now)) return null
  return VISITOR.exec(cookies ?? '')?.[1]?.toLowerCase() ?? null
}
