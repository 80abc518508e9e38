import type { SizeFacts } from '#app/features/catalog/size-facts.ts'

/** The size an address asks for, by number or by label; the only one there is needs no asking. */
export function askedSize(
  sizes: readonly SizeFacts[],
  search: URLSearchParams,
): SizeFacts | undefined {
  if (sizes.length === 1) return sizes[0]
  const variantId = search.get('variantId')
  if (variantId !== null) return sizes.find((size) => String(size.variantId) === variantId)
  const label = search.get('size')?.toLowerCase()
  return sizes.find((size) => size.label.toLowerCase() === label)
}

/** Another color of the style in the same size. */
export function hrefInSize(href: string, size: SizeFacts | undefined): string {
  return size === undefined ? href : `${href}?size=${encodeURIComponent(size.label)}`
}

/**
 * Writes the size into the address of the page. Past the router: nothing has to be loaded, and it is
 * no visit of another page.
 */
export function keepInAddress({ history, location }: Window, { variantId }: SizeFacts): void {
  const url = new URL(location.href)
  url.searchParams.delete('size')
  url.searchParams.set('variantId', String(variantId))
  history.replaceState(history.state, '', url)
}
