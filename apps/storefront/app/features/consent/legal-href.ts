/** Where the footer of the page leads to it: only the server knows the names of content pages. */
export function legalHref(page: Document, name: 'privacy' | 'imprint'): string | null {
  const link = page.querySelector(`#footer a[data-legal="${name}"]`)
  return link?.getAttribute('href') ?? null
}
