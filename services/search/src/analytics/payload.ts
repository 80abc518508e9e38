import { ProtocolError } from '../http/protocol-error.ts'
import { readJson } from '../http/read-body.ts'

const MAX_PAYLOAD_BYTES = 32 * 1024

const TOO_LARGE =
  'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).'

export function refuseLargePayload(body: string): void {
  if (body.length > MAX_PAYLOAD_BYTES || Buffer.byteLength(body) > MAX_PAYLOAD_BYTES) {
    throw new ProtocolError('PAYLOAD_TOO_LARGE', TOO_LARGE)
  }
}

/**
 * The event of a usage analytics call: JSON when a script sends it, and a form with a single field
 * such as `clickEvent` when the page sends it while closing. Beacons name their type as they like.
 */
export function readUsagePayload(eventType: string, body: string): unknown {
  refuseLargePayload(body)
  const field = `${eventType}Event`
  const text = body.startsWith(`${field}=`) ? (new URLSearchParams(body).get(field) ?? '') : body
  return withoutEmpty(readJson(text))
}

/** Empty values say nothing, except an empty query: that is a search for everything. */
export function withoutEmpty(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload
  return Object.fromEntries(
    Object.entries(payload).filter(
      ([key, value]) => key === 'queryText' || !(value === null || value === ''),
    ),
  )
}
