import {
  CONSENT_SERVICE_IDS,
  CONSENT_SERVICES,
  type ConsentServiceId,
} from '@saum/domain/consent-services'
import * as v from '@saum/schema/schema'

/** What a consent manager tells with every choice, as far as we read it. */
const managerChoice = v.object({
  /** A choice nobody has made yet is told as well, with what applies until then. */
  consent: v.optional(v.object({ type: v.optional(v.string()) })),
  services: v.record(
    v.string(),
    v.object({ name: v.string(), consent: v.object({ given: v.boolean() }) }),
  ),
})

/** How operators and the templates of consent managers call our services, in small letters. */
const USUAL_NAMES: Readonly<Record<ConsentServiceId, readonly string[]>> = {
  'visit-statistics': ['saum', 'saum statistics', 'first-party statistics'],
  'search-usage': ['coveo', 'coveo analytics', 'coveo usage analytics'],
  'comparison-tests': ['saum comparison tests', 'first-party a/b tests'],
  'testing-script': ['ab tasty', 'a/b tasty', 'kameleoon', 'optimizely', 'vwo'],
  'recently-viewed': ['saum recently viewed', 'recently viewed'],
  'recent-searches': ['saum recent searches', 'recent searches'],
  'recommendation-script': ['dynamic yield', 'nosto', 'recommendations'],
  'tag-manager': ['google tag manager'],
  'error-reports': ['sentry', 'sentry.io', 'functional software'],
}

/**
 * What the visitor allowed in the dialog of another consent manager; `null` when they have not chosen, or
 * what it tells cannot be understood. A service it does not know of is not allowed.
 */
export function readManagerChoice(detail: unknown): ConsentServiceId[] | null {
  const read = v.safeParse(managerChoice, detail)
  if (!read.success) return null
  const { consent, services } = read.output
  if (consent?.type?.toLowerCase() === 'implicit') return null
  return CONSENT_SERVICE_IDS.filter((id) => {
    const named = Object.values(services).filter(({ name }) => isNameOf(id, name))
    return named.length > 0 && named.every((service) => service.consent.given)
  })
}

/** By our own id too, as operators may write it; nobody else is called so. */
function isNameOf(id: ConsentServiceId, name: string): boolean {
  const plain = name.trim().toLowerCase()
  return Object.hasOwn(CONSENT_SERVICES, plain) ? plain === id : USUAL_NAMES[id].includes(plain)
}
