import { use, useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { Toast, ToastPlace } from '#app/ui/toast.tsx'

/** Long enough to read two sentences twice. */
const NOTICE_MS = 8_000

export function SavedNotice({ onGone }: { onGone: () => void }) {
  const { t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const words = t('consent.saved')

  useEffect(() => {
    announcer?.say(words)
    const timer = setTimeout(onGone, NOTICE_MS)
    return () => clearTimeout(timer)
  }, [announcer, words, onGone])

  return (
    <ToastPlace>
      <Toast>{words}</Toast>
    </ToastPlace>
  )
}
