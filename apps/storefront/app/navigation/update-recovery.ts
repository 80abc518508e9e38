import { use, useEffect } from 'react'
import { pollBuild } from './build-manifest.ts'
import { lostClick } from './lost-click.ts'
import { isOptionalPartUnderWay } from './optional-part.ts'
import { loadDocument } from './reload-guard.ts'
import { TabContext, type Tab } from './tab.ts'

/**
 * Goes where a visitor wanted to go when a missing file made the router reload the page they were
 * leaving. Answers whether it did: then there is no need to hydrate this page.
 */
export function resumeLostClick(tab: Tab, browser: Window): boolean {
  const [load] = browser.performance.getEntriesByType('navigation')
  const { pathname, search } = browser.location
  const path = lostClick(tab.intents.current(), {
    loadType: load?.type ?? 'navigate',
    nowMs: Date.now(),
    here: `${pathname}${search}`,
  })
  tab.intents.forget()
  if (path === null) return false
  browser.location.replace(path)
  return true
}

/** Watches for new builds, and for parts of this one that are gone. */
export function watchForUpdates(tab: Tab, browser: Window): () => void {
  function reloadOnMissingPart(event: Event) {
    if (isOptionalPartUnderWay()) return
    // Offline every part is missing, and a reload would take away what the visitor still sees.
    if (!browser.navigator.onLine || !tab.reloads.claim()) return
    event.preventDefault()
    const { pathname, search } = browser.location
    loadDocument(browser.location, tab.intents.current()?.path ?? `${pathname}${search}`)
  }

  const stopPolling = pollBuild(tab.build, browser.document)
  browser.addEventListener('vite:preloadError', reloadOnMissingPart)
  return () => {
    stopPolling()
    browser.removeEventListener('vite:preloadError', reloadOnMissingPart)
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
