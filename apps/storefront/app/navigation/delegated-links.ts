import {
  isPlainClick,
  routedPath,
  type ClickFacts,
  type LinkFacts,
  type Place,
} from './followed-link.ts'

interface FollowOptions {
  replace: boolean
  preventScrollReset: boolean
}

export interface LinkFollower {
  navigate(path: string, options: FollowOptions): void
  /** Called with the link before the router starts, while the page still stands as it was. */
  onFollow?(path: string, link: HTMLAnchorElement): void
  /** An outdated tab takes its next link as a document load and is up to date again. */
  isOutdated?(): boolean
}

/**
 * One listener for all plain links of the page. React Router's own link runs several hooks each,
 * on the server too; a listing has a hundred of them.
 */
export function followLinks(page: Document, follower: LinkFollower): () => void {
  function follow(event: MouseEvent) {
    const link = linkOf(event)
    if (!link || !isPlainClick(clickFacts(event))) return
    const here = placeOf(page)
    const path = routedPath(linkFacts(link), here)
    if (path === null || follower.isOutdated?.()) return
    event.preventDefault()
    follower.onFollow?.(path, link)
    follower.navigate(path, {
      replace: path === `${here.pathname}${here.search}` || 'replace' in link.dataset,
      preventScrollReset: 'keepScroll' in link.dataset,
    })
  }

  page.addEventListener('click', follow)
  return () => page.removeEventListener('click', follow)
}

/** The link an event happened in. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const element = event.target as Element | null
  return element?.closest?.<HTMLAnchorElement>('a[href]') ?? null
}

export function linkFacts(link: HTMLAnchorElement): LinkFacts {
  return {
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    wantsReload: 'reload' in link.dataset || link.relList.contains('external'),
  }
}

export function placeOf(page: Document): Place {
  const { origin, pathname, search } = page.location
  return { origin, pathname, search, shopPath: page.documentElement.dataset['shop'] ?? '' }
}

export function clickFacts(event: MouseEvent): ClickFacts {
  return {
    button: event.button,
    hasModifier: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
    isHandled: event.defaultPrevented,
  }
}
