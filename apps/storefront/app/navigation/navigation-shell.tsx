import { lazy, use, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LiveRegion } from './announce.tsx'
import { followLinks } from './delegated-links.ts'
import { ProgressBar } from './progress-bar.tsx'
import { ScrollPlaces } from './scroll-places.tsx'
import { TabContext } from './tab.ts'
import { usePageLoadStages } from './use-page-load.ts'
import { WhenIdle } from './when-idle.tsx'

const PrefetchLinks = lazy(async () => {
  const { PrefetchLinks: Part } = await import('./prefetch-links.tsx')
  return { default: Part }
})

/** Everything that happens between two pages. Rendered once, after the page itself. */
export function NavigationShell() {
  usePageLoadStages()
  useFollowedLinks()
  return (
    <>
      <ProgressBar />
      <LiveRegion />
      <WhenIdle>
        <PrefetchLinks />
      </WhenIdle>
      <ScrollPlaces />
    </>
  )
}

function useFollowedLinks() {
  const tab = use(TabContext)
  const navigate = useNavigate()

  useEffect(() => {
    if (!tab) return
    return followLinks(document, {
      navigate: (path, options) => void navigate(path, options),
      onFollow: (path) => tab.intents.remember(path),
      isOutdated: tab.build.isOutdated,
    })
  }, [tab, navigate])
}
