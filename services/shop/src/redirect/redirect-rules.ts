/** Paths are compared decoded and without a trailing slash. */
export function toRedirectKey(path: string): string {
  return withoutTrailingSlash(decode(path))
}

/** Own paths and web addresses only: a redirect must never lead a shopper to another scheme. */
export function isAllowedTarget(target: string): boolean {
  if (target.startsWith('/')) return !/^\/[/\\]/.test(target)
  const url = URL.parse(target)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

export function leadsBack(source: string, target: string): boolean {
  return toRedirectKey(source) === toRedirectKey(target)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A path with a stray percent sign is looked up as it was typed.
    return path
  }
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
