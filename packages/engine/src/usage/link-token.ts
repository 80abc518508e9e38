import { attempt } from '../attempt.ts'
import { isUuid } from '../analytics/uuid.ts'

const LINK_PARAMETER = 'cvo_cid'
const LIFE_S = 120
const TOKEN = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\.(\d{1,12})$/i

/** Says who a visitor is to another site of the shop: the id without dashes, and since when. */
export function createLinkToken(clientId: string, nowMs: number): string {
  if (!isUuid(clientId)) throw new Error('Not a valid uuid.')
  return `${clientId.replaceAll('-', '')}.${Math.floor(nowMs / 1000)}`
}

/** A link by which another site of the shop recognizes the visitor. */
export function decorateLink(url: string, clientId: string, nowMs: number): string {
  const decorated = parsed(url)
  if (decorated === null) throw new Error('Invalid URL provided')
  decorated.searchParams.set(LINK_PARAMETER, createLinkToken(clientId, nowMs))
  return decorated.href
}

export interface Arrival {
  location: string | null
  referrer: string | null
  nowMs: number
  acceptedReferrers: readonly string[]
}

/** Who came by a link: only for two minutes, and only from sites that are trusted; else `null`. */
export function clientIdFromLink({
  location,
  referrer,
  nowMs,
  acceptedReferrers,
}: Arrival): string | null {
  const token = parsed(location)?.searchParams.get(LINK_PARAMETER)
  const [, ...parts] = TOKEN.exec(token ?? '') ?? []
  const since = Number(parts.pop())
  const clientId = parts.join('-')
  const age = Math.floor(nowMs / 1000) - since
  const host = parsed(referrer)?.host
  const isAccepted =
    isUuid(clientId) &&
    age >= 0 &&
    age <= LIFE_S &&
    host !== undefined &&
    acceptedReferrers.some((accepted) => matchesHost(host, accepted))
  return isAccepted ? clientId : null
}

function parsed(url: string | null): URL | null {
  return url === null ? null : attempt(() => new URL(url))
}

/** A host stands for itself and all below it; `*` for any part. It never stands for `not-` itself. */
function matchesHost(host: string, accepted: string): boolean {
  const pattern = accepted
    .toLowerCase()
    .split('*')
    .map((part) => part.replaceAll(/[^a-z\d-]/g, String.raw`\$&`))
    .join('.*')
  return new RegExp(String.raw`(?:^|\.)${pattern}$`).test(host)
}
