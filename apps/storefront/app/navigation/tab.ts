import { createContext } from 'react'
import { createAnnouncer, type Announcer } from './announcer.ts'
import { watchOwnBuild, type BuildWatch } from './build-manifest.ts'
import { createIntentMemory, type IntentMemory } from './intent.ts'
import { createPageLoad, type PageLoad } from './page-load.ts'
import { createPrefetchedData, type PrefetchedData } from './prefetched-data.ts'
import { createTabReloadGuard, type ReloadGuard } from './reload-guard.ts'

/** What one browser tab knows about its way through the shop. */
export interface Tab {
  build: BuildWatch
  reloads: ReloadGuard
  intents: IntentMemory
  pageLoad: PageLoad
  /** Its `fetch` is the router's own. */
  prefetched: PrefetchedData
  announcer: Announcer
}

/** Absent on the server: a request has no way behind it. */
export const TabContext = createContext<Tab | null>(null)

export function openTab(browser: Window): Tab {
  const openStorage = () => browser.sessionStorage
  return {
    build: watchOwnBuild(browser.document),
    reloads: createTabReloadGuard(openStorage),
    intents: createIntentMemory(),
    pageLoad: createPageLoad({
      afterPaint: (task) => browser.requestAnimationFrame(() => setTimeout(task)),
      reportFault: (fault) => reportError(fault),
    }),
    prefetched: createPrefetchedData({ fetch: browser.fetch.bind(browser), now: Date.now }),
    announcer: createAnnouncer(),
  }
}
