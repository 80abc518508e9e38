import { use, useEffect } from 'react'
import { pollBuild } from './build-manifest.ts'
import { isOptionalPartUnderWay } from './optional-part.ts'
import { loadDocument } from './reload-guard.ts'
import { MISSING_ROUTE_CODE } from './route-code.ts'
import { TabContext, type Tab } from './tab.ts'
import { unlessLeaving } from './unless-leaving.ts'

/** Watches for new builds, and for parts of this one that are gone. */
export function watchForUpdates(
  tab: Pick<Tab, 'build' | 'reloads' | 'intents'>,
  browser: Window,
): () => void {
  /** Answers whether a document is on its way. */
  function recover(): boolean {
    // Offline every part is missing, and a reload would take away what the visitor still sees.
    if (!browser.navigator.onLine || !tab.reloads.claim()) return false
    const { pathname, search } = browser.location
    loadDocument(browser.location, tab.intents.current() ?? `${pathname}${search}`)
    return true
  }

  function recoverRoute(event: Event) {
    if (recover()) event.preventDefault()
  }

  function recoverPart() {
    if (!isOptionalPartUnderWay()) unlessLeaving(recover)
  }

  const stopPolling = pollBuild(tab.build, browser.document)
  const stop = new AbortController()
  const { signal } = stop
  browser.addEventListener(MISSING_ROUTE_CODE, recoverRoute, { signal })
  browser.addEventListener('vite:preloadError', recoverPart, { signal })
  // A visitor who returns to this page from the browser's cache is no longer on the way to another one.
  browser.addEventListener('pagehide', tab.intents.forget, { signal })
  return () => {
    stopPolling()
    stop.abort()
  }
}

/** For error screens: a route that fails because the shop was deployed meanwhile is loaded anew. */
export function useReloadAfterUpdate(): void {
  const tab = use(TabContext)

  useEffect(() => {
    void tab?.build.check().then((isOutdated) => {
      const { pathname, search } = window.location
      if (isOutdated && tab.reloads.claim()) loadDocument(window.location, `${pathname}${search}`)
    })
  }, [tab])
}
