import { createHash, timingSafeEqual } from 'node:crypto'
import type { Mode } from '../space/view.ts'

export interface Tokens {
  deliveryToken: string
  previewToken: string
}

/** What the token of a request may see; `null` for none or a wrong one. */
export function modeOf(request: Request, { deliveryToken, previewToken }: Tokens): Mode | null {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = bearer ?? new URL(request.url).searchParams.get('access_token') ?? ''
  // Both are compared in any case: how long it takes tells nothing.
  const isDelivery = isEqual(token, deliveryToken)
  const isPreview = isEqual(token, previewToken)
  return isPreview ? 'preview' : isDelivery ? 'delivery' : null
}

/** In a time that does not depend on how much of it is right; an empty secret opens nothing. */
function isEqual(given: string, secret: string): boolean {
  return timingSafeEqual(hash(given), hash(secret)) && secret !== ''
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
