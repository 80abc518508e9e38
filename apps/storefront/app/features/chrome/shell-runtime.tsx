import { useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { lateCode } from '#app/navigation/late-code.ts'
import { NavigationShell } from '#app/navigation/navigation-shell.tsx'
import { usePageLoad } from '#app/navigation/use-page-load.ts'

/** What the chrome does beyond links and forms comes right after the page, not with it. */
export function ShellRuntime() {
  const text = useShopText()

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void loadBehavior().then(({ startChrome }) => {
      if (!isGone) stop = startChrome(document, text)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [text])

  usePageLoad('finish', ({ from }) => {
    if (from === null) return
    void loadBehavior().then(({ arriveInChrome }) => arriveInChrome(document))
  })

  return <NavigationShell />
}

function loadBehavior() {
  return lateCode(() => import('./chrome-behavior.ts'))
}
