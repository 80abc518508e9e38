interface Section {
  key: string
  href: string
}

/** The main navigation entry a path lies in: the one that shares most of its parts. */
export function currentSection(pathname: string, sections: readonly Section[]): string | undefined {
  const path = withSlash(pathname)
  let best: Section | undefined
  for (const section of sections) {
    const isInside = path.startsWith(withSlash(section.href))
    if (isInside && section.href.length > (best?.href.length ?? 0)) best = section
  }
  return best?.key
}

function withSlash(path: string): string {
  const pathname = path.split(/[?#]/, 1)[0]!
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}

/**
 * Marks the entry in a header that stays the same from page to page. Entries carry `data-section`;
 * the header is not React's, so nothing else would move the mark.
 */
export function markCurrentSection(page: Document): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[data-section]')]
  const sections = links.map((link) => ({ key: sectionOf(link), href: link.pathname }))
  const current = currentSection(page.location.pathname, sections)
  for (const entry of page.querySelectorAll<HTMLElement>('[data-section]')) {
    if (sectionOf(entry) === current) entry.setAttribute('aria-current', 'true')
    else entry.removeAttribute('aria-current')
  }
}

function sectionOf(entry: HTMLElement): string {
  return entry.dataset['section'] ?? ''
}
