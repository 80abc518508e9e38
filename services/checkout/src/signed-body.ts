import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'saum-signature'

/** Older ones may have been recorded by somebody; clocks may differ by as much, either way. */
const TOLERANCE_SECONDS = 5 * 60
const SIGNATURE = /^t=(\d{1,12}),v1=([\da-f]{64})$/

export interface SignedBody {
  secret: string
  /** `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
  signature: string | null
  body: string
  now: number
}

/** Nothing of a body may be believed before its signature has been checked over every byte of it. */
export function faultOfSignature(received: SignedBody): 'forged' | 'outdated' | null {
  const [, seconds = '', signature = ''] = SIGNATURE.exec(received.signature ?? '') ?? []
  // With an empty secret anybody could sign.
  if (seconds === '' || received.secret === '') return 'forged'
  const expected = createHmac('sha256', received.secret).update(`${seconds}.${received.body}`)
  if (!timingSafeEqual(expected.digest(), Buffer.from(signature, 'hex'))) return 'forged'
  const ageSeconds = received.now / 1000 - Number(seconds)
  return Math.abs(ageSeconds) > TOLERANCE_SECONDS ? 'outdated' : null
}
