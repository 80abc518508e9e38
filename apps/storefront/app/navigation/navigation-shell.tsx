import { use, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { latePart } from './late-code.ts'
import { LiveRegion } from './announce.tsx'
import { followLinks } from './delegated-links.ts'
import { ProgressBar } from './progress-bar.tsx'
import { RestoredScroll } from './scroll-restoration.tsx'
import { TabContext } from './tab.ts'
import { usePageLoadStages } from './use-page-load.ts'
import { WhenIdle } from './when-idle.tsx'

const IdleNavigation = latePart(async () => (await import('./idle-navigation.tsx')).IdleNavigation)

/** Everything that happens between two pages. Rendered once, after the page itself. */
export function NavigationShell() {
  usePageLoadStages()
  useFollowedLinks()
  return (
    <>
      <ProgressBar />
      <LiveRegion />
      <RestoredScroll />
      {/* After React Router's own effects, so that a listing's place has the last word. */}
      <WhenIdle>
        <IdleNavigation />
      </WhenIdle>
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
