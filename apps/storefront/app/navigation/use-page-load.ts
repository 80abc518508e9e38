import { use, useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import type { PageLoadHook, PageLoadListener } from './page-load.ts'
import { TabContext } from './tab.ts'

/** Calls a listener at one stage of every page change while the component is on the page. */
export function usePageLoad(hook: PageLoadHook, listener: PageLoadListener): void {
  const pageLoad = use(TabContext)?.pageLoad
  const call = useEffectEvent(listener)
  useEffect(() => pageLoad?.on(hook, (change) => call(change)), [pageLoad, hook])
}

/** Drives the stages from the router, and remembers where the visitor is on the way to. */
export function usePageLoadStages(): void {
  const tab = use(TabContext)
  const { key, pathname, search } = useLocation()
  const navigation = useNavigation()
  const path = createPath({ pathname, search })
  const { location, formMethod } = navigation
  const target = location
    ? createPath({ pathname: location.pathname, search: location.search })
    : null
  // A form that changes something is not a way that could be taken again.
  const isReplayable = formMethod === undefined || formMethod === 'GET'

  useEffect(() => {
    if (!tab) return
    if (target !== null && isReplayable) tab.intents.remember(target)
    else tab.intents.forget()
    tab.pageLoad.observe({ key, path, target })
  }, [tab, key, path, target, isReplayable])
}
