import { data } from 'react-router'

/** What a loader throws for a page that is not there. */
export function pageNotFound(path: string) {
  return data(`Page Not Found: ${path}`, { status: 404 })
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
