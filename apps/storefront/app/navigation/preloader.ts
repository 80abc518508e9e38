import type { PrefetchPlan } from './prefetch-plan.ts'

/** Some browsers never tell the end of a preload. */
const PRELOAD_LIMIT_MS = 10_000

export interface Preloader {
  code(plan: PrefetchPlan): Promise<unknown>
}

export function createPreloader(page: Document): Preloader {
  const added = new Set<string>()

  /** Settles with the transfer; at once where the file is there already or cannot be preloaded. */
  function addLink(rel: string, href: string, as: string): Promise<void> {
    const link = page.createElement('link')
    if (added.has(href) || !link.relList.supports(rel)) return Promise.resolve()
    added.add(href)
    Object.assign(link, { rel, href, as })
    return new Promise((resolve) => {
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', () => resolve())
      setTimeout(resolve, PRELOAD_LIMIT_MS)
      page.head.append(link)
    })
  }

  return {
    code: ({ modules, styles }) =>
      Promise.all([
        ...modules.map((href) => addLink('modulepreload', href, 'script')),
        ...styles.map((href) => addLink('prefetch', href, 'style')),
      ]),
  }
}
