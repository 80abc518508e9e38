import type { Shop } from '@saum/domain/shops'

/**
 * The links to the page of the choice open it where the visitor is. They lead there without script, and
 * where `open` cannot help.
 */
export function followConsentLinks(
  page: Document,
  { path }: Shop,
  open: (link: HTMLAnchorElement) => boolean,
): () => void {
  const ownPath = `/${path}/consent/`

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.pathname !== ownPath || page.location.pathname === ownPath) return
    if (open(link)) event.preventDefault()
  }

  // Capture: before the link is followed as all others are.
  page.addEventListener('click', onClick, true)
  return () => page.removeEventListener('click', onClick, true)
}
