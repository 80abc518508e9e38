import { use, useEffect } from 'react'
import { lateCode } from './late-code.ts'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { linkFacts, placeOf } from './delegated-links.ts'
import { routedPath } from './followed-link.ts'
import { watchLinkIntent } from './link-intent.ts'
import { createPrefetchQueue, isPrefetchWelcome, type ConnectionFacts } from './prefetch.ts'
import { planPrefetch, type PrefetchPlan } from './prefetch-plan.ts'
import { createPreloader } from './preloader.ts'
import { TabContext } from './tab.ts'

/** Brings pages into the browser's cache while a visitor is still about to open them. */
export function PrefetchLinks() {
  const tab = use(TabContext)
  const router = use(DataRouterContext)?.router
  const manifest = use(FrameworkContext)?.manifest

  useEffect(() => {
    // The next screen asks it for its texts.
    void lateCode(() => import('./screen-messages.ts'))
  }, [])

  useEffect(() => {
    if (!tab || !router || !manifest) return

    function planOf(path: string): PrefetchPlan | null {
      const nextMatches = router?.match(path)
      if (!router || !manifest || !nextMatches) return null
      const { location, matches: currentMatches, loaderData } = router.state
      return planPrefetch(path, { manifest, location, currentMatches, nextMatches, loaderData })
    }

    const preloader = createPreloader(document)
    const queue = createPrefetchQueue({
      load: async (path) => {
        const plan = planOf(path)
        if (!plan) return
        const { dataUrl } = plan
        await Promise.all([preloader.code(plan), dataUrl && tab.prefetched.prefetch(dataUrl)])
      },
      // The files of an outdated page may be gone; its next link loads a document anyway.
      isAllowed: () => isPrefetchWelcome(connectionOf(navigator)) && !tab.build.isOutdated(),
    })

    return watchLinkIntent(document, {
      onIntent(link) {
        const path = routedPath(linkFacts(link), placeOf(document))
        if (path !== null) queue.request(withoutHash(path))
      },
      onPress(link) {
        const path = routedPath(linkFacts(link), placeOf(document))
        const plan = path === null ? null : planOf(path)
        if (plan) void preloader.code(plan)
      },
    })
  }, [tab, router, manifest])

  return null
}

function connectionOf(browser: Navigator): ConnectionFacts | undefined {
  return (browser as Navigator & { connection?: ConnectionFacts }).connection
}

function withoutHash(path: string): string {
  return path.split('#', 1)[0]!
}
