import { use, useEffect, useState } from 'react'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import { createShopText, useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { Toast, ToastPlace } from '#app/ui/toast.tsx'
import type { MergeMark } from './merge-mark.ts'

/** Long enough to read two sentences twice. */
const NOTICE_MS = 12_000

interface MergeNoticeProps {
  mark: MergeMark
  onGone: () => void
}

/** Stands on any page, so it brings its own words. */
export function MergeNotice({ mark, onGone }: MergeNoticeProps) {
  const { shop, t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const [words, setWords] = useState('')

  useEffect(() => {
    let isGone = false
    void loadMessages(['basket'], shop.locale).then(() => {
      if (isGone) return
      const { t: say } = createShopText(shop, clientMessages(shop.locale))
      const told = say(mark === 'merged' ? 'basket.merged' : 'basket.merged_partly')
      setWords(told)
      announcer?.say(told)
    }, onGone)
    const timer = setTimeout(onGone, NOTICE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [mark, shop, announcer, onGone])

  if (words === '') return null
  return (
    <ToastPlace>
      <Toast action={<TextLink href={`/${shop.path}/cart/`}>{t('basket.title')}</TextLink>}>
        {words}
      </Toast>
    </ToastPlace>
  )
}
