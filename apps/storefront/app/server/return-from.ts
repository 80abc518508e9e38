import { safeReturnPath } from '@saum/domain/return-path'

/**
 * Where a form was sent from: what its field `from` says, or the address the browser names. Only ever a
 * path of our own.
 */
export function returnFrom(form: FormData, request: Request, fallback: string): string {
  const from = form.get('from')
  return safeReturnPath(typeof from === 'string' ? from : pathOfReferrer(request), fallback)
}

/** The address the browser names, if it is one of this host. */
export function pathOfReferrer(request: Request): string | null {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (!referrer || referrer.host !== new URL(request.url).host) return null
  return referrer.pathname + referrer.search
}

/** The path with one more thing to say in its query. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://own.invalid')
  url.searchParams.set(name, value)
  return url.pathname + url.search
}
