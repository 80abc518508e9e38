import type { Backend } from '@saum/contract/backend'
import { CONSENT_SOURCES, keepConsent, type ConsentSource } from '@saum/contract/consent'
import { CONSENT_SERVICE_IDS, type ConsentServiceId } from '@saum/domain/consent-services'
import { grants, type Consent } from '@saum/tracking/consent/consent'
import { consentCookie, findConsent } from '@saum/tracking/consent/consent-cookie'
import { cookieTraces, expiredCookies } from '@saum/tracking/consent/consent-traces'
import { decideConsent, withdrawnServices } from '@saum/tracking/consent/decide-consent'
import { requestsPrivacy } from '@saum/tracking/consent/privacy-signal'
import { wishedServices } from '#app/features/consent/wished-services.ts'

interface AskedConsent {
  backend: Backend
  form: FormData
  /** Of the request that carries the form. */
  headers: Headers
  /** What visitors are asked for in this shop. */
  offered: readonly ConsentServiceId[]
  isSecure: boolean
  now: number
  newId(): string
  reportFault(error: unknown): void
}

interface ConsentOutcome {
  /** For the browser to keep and to forget. */
  cookies: string[]
  /** Whether all the visitor wished for applies from now on. */
  isKept: boolean
  /** Whether what was counted under a yes they took back is gone. */
  isForgotten: boolean
}

type Proof = 'kept' | 'too-many' | 'failed'

/**
 * What becomes of a choice. A no applies whatever happens to its proof; a yes nobody can prove is none.
 */
export async function answerConsent(asked: AskedConsent): Promise<ConsentOutcome> {
  const { form, headers, now } = asked
  const before = findConsent(headers.get('cookie'))
  const wished = requestsPrivacy(headers) ? [] : wishedServices(form, asked.offered)
  const consent = decideConsent({ ...asked, wished, before })
  const proof = await keepProof(asked, { ...consent, source: sourceOf(form) })
  const isForgotten =
    proof !== 'failed' || !withdrawnServices(before, consent, now).includes('visit-statistics')
  const added = consent.granted.filter((service) => !grants(before, service, now))
  if (proof === 'kept' || added.length === 0) {
    return { cookies: cookiesOf(asked, consent), isKept: true, isForgotten }
  }
  // What was allowed before and is not any more ends all the same.
  const without = { ...consent, granted: consent.granted.filter((id) => !added.includes(id)) }
  const held = { ...without, refused: [...consent.refused, ...added] }
  const hasEnded = withdrawnServices(before, held, now).length > 0
  return { cookies: hasEnded ? cookiesOf(asked, held) : [], isKept: false, isForgotten }
}

function sourceOf(form: FormData): ConsentSource {
  return CONSENT_SOURCES.find((source) => source === form.get('source')) ?? 'page'
}

async function keepProof(
  { backend, reportFault }: AskedConsent,
  { granted, refused, ...consent }: Consent & { source: ConsentSource },
): Promise<Proof> {
  try {
    const lists = { granted: [...granted], refused: [...refused] }
    const kept = await backend.call(keepConsent, { ...consent, ...lists })
    return kept.ok ? 'kept' : 'too-many'
  } catch (error) {
    reportFault(error)
    return 'failed'
  }
}

function cookiesOf({ headers, isSecure }: AskedConsent, consent: Consent): string[] {
  const ended = CONSENT_SERVICE_IDS.filter((service) => !consent.granted.includes(service))
  const host = headers.get('host') ?? ''
  return [
    consentCookie(consent, isSecure),
    ...cookieTraces(ended, headers.get('cookie')).flatMap((name) => expiredCookies(name, host)),
  ]
}
