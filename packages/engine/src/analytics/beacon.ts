import type { Environment } from '../environment.ts'

const MAX_BODY_BYTES = 32 * 1024

/** Hands a message to the browser, which sends it even when the page is gone; throws when it cannot. */
export function sendByBeacon(
  { sendBeacon }: Environment,
  url: string,
  body: string,
  contentType: string,
): void {
  if (sendBeacon === null) throw new Error('navigator.sendBeacon is not supported in this browser.')
  // Some browsers refuse large messages without saying so.
  const fits = new TextEncoder().encode(body).length <= MAX_BODY_BYTES
  if (!fits || !sendBeacon(url, body, contentType)) {
    throw new Error(
      'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).',
    )
  }
}
