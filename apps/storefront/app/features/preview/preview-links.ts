import { parseUrl } from '@saum/domain/parse-url'

const CARRIED = ['editorMode', 'previewDate'] as const

/** The parameters of a preview that go along from page to page. */
export function carriedFrom(address: URL): [name: string, value: string][] {
  return CARRIED.flatMap((name) => {
    const value = address.searchParams.get(name)
    return value === null || value === '' ? [] : [[name, value] as [string, string]]
  })
}

/**
 * A link of our own as an editor follows it: the next page is a preview as well. `null` for other sites,
 * other schemes and what is no page.
 */
export function inPreview(href: string, here: URL): string | null {
  const target = parseUrl(href, here)
  if (target === null || target.origin !== here.origin || !isPage(target.pathname)) return null
  for (const [name, value] of carriedFrom(here)) {
    if (!target.searchParams.has(name)) target.searchParams.set(name, value)
  }
  return target.href
}

/** Whether a link only leads to another place on this page. */
export function isSamePage(href: string, here: URL): boolean {
  const target = parseUrl(href, here)
  if (target === null || target.hash === '') return false
  return target.pathname === here.pathname && target.origin === here.origin
}

function isPage(pathname: string): boolean {
  return pathname.endsWith('/') && !/^\/(?:api|rest|assets|preview)\//.test(pathname)
}
