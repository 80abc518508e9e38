/**
 * Whether a request that changes something comes from our own pages or from no browser at all.
 * A browser names the origin of every POST; other clients carry no customer's cookies.
 */
export function isSameOrigin(
  headers: Headers,
  own: { publicOrigin: string; isProxyTrusted: boolean },
): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null || origin === own.publicOrigin) return true
  // The same server under another name, such as 127.0.0.1: the browser sets both headers itself.
  const host = namedHost(headers, own)
  // Without encryption anyone on the way can send a page under our name.
  if (origin === own.publicOrigin.replace(/^https:/, 'http:')) return false
  return host !== null && URL.parse(origin)?.host === host
}

/** The host the client asked for, with its port; of a trusted proxy, what the proxy was asked for. */
export function namedHost(
  headers: Headers,
  { isProxyTrusted }: { isProxyTrusted: boolean },
): string | null {
  return (isProxyTrusted && headers.get('x-forwarded-host')) || headers.get('host')
}
