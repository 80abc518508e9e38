import { accept, refuse, type Result } from '@saum/domain/result'
import { pageEnvelopeUrl, parseDsn } from '../errors/dsn.ts'
import { toEnvelope } from '../errors/envelope.ts'
import { scrubAddress } from '../errors/scrub.ts'

/** What a visitor writes about a fault they met. */
export interface Feedback {
  message: string
  /** Empty for none. */
  email: string
  /** Address of the page they wrote it on. */
  address: string
}

/** Why a report may not have arrived, as logs say it; visitors read it in their own language. */
export const FEEDBACK_FAULTS = {
  empty: 'Unable to submit feedback with empty message',
  unsure: 'Unable to determine if Feedback was correctly sent.',
  unreachable:
    'Unable to send feedback. This could be because of network issues, or because you are using an ad-blocker.',
  forbidden:
    'Unable to send feedback. This could be because this domain is not in your list of allowed domains.',
} as const

export type FeedbackFault = keyof typeof FEEDBACK_FAULTS

interface SendingParts {
  dsn: string
  environment: string
  release: string
  fetch: typeof globalThis.fetch
  newId: () => string
  now: () => number
  timeoutMs?: number
}

const TIMEOUT_MS = 5000

/** Sends what was written to the reporting service. */
export async function sendFeedback(
  parts: SendingParts,
  feedback: Feedback,
): Promise<Result<null, FeedbackFault>> {
  if (feedback.message.trim() === '') return refuse('empty')
  const target = parseDsn(parts.dsn)
  if (target === null) throw new Error('The DSN is no address of a reporting service')
  try {
    const { status } = await parts.fetch(pageEnvelopeUrl(target), {
      method: 'POST',
      body: feedbackEnvelope(parts, feedback),
      // Whoever writes is known by what they write, not by what their browser keeps.
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(parts.timeoutMs ?? TIMEOUT_MS),
    })
    if (status >= 200 && status < 300) return accept(null)
    return refuse(status === 403 ? 'forbidden' : 'unreachable')
  } catch (error) {
    return refuse(isTimeout(error) ? 'unsure' : 'unreachable')
  }
}

function feedbackEnvelope(
  { newId, now, release, environment }: SendingParts,
  { message, email, address }: Feedback,
): string {
  const eventId = newId().replaceAll('-', '')
  const sentAt = now()
  return toEnvelope({ eventId, sentAt: new Date(sentAt) }, 'feedback', {
    type: 'feedback',
    event_id: eventId,
    timestamp: sentAt / 1000,
    platform: 'javascript',
    level: 'info',
    release,
    environment,
    // The service is not to look up who asked.
    sdk: { name: 'saum', version: '1', settings: { infer_ip: 'never' } },
    contexts: {
      feedback: {
        message: message.trim(),
        ...(email.trim() !== '' && { contact_email: email.trim() }),
        url: scrubAddress(address),
        source: 'widget',
      },
    },
  })
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
