import { data, redirect } from 'react-router'

/** What a loader throws for a page that is not there. */
export function pageNotFound(path: string) {
  return data(`Page Not Found: ${path}`, { status: 404, statusText: 'Not Found' })
}

/** The product behind the last part of its address, `{name}-{id}`. */
export function parseProductId(slug: string | undefined): number | null {
  const digits = /^.+-(\d+)$/.exec(slug ?? '')?.[1]
  const id = Number(digits)
  return digits !== undefined && Number.isSafeInteger(id) ? id : null
}

/** The product's id, or the 404 that its route shows. */
export function productIdOrNotFound(slug: string | undefined, path: string): number {
  const id = parseProductId(slug)
  if (id === null) throw pageNotFound(path)
  return id
}

/** What is found at another address than its own is led to its own; the query goes along. */
export function redirectUnlessAt(canonical: string, { pathname, search }: URL): void {
  if (decodePath(pathname) !== canonical) throw redirect(canonical + search, { status: 301 })
}

/** A path that cannot be decoded is nobody's own. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURI(pathname)
  } catch {
    return null
  }
}
