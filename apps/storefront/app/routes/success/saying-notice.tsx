import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { PlainKey } from '#app/messages/message-keys.ts'
import type { Saying } from './saying.ts'

/** Those that have no better place of their own on the page. */
const WORDS: Readonly<Partial<Record<Saying, PlainKey>>> = {
  'too-late': 'success.cancel_too_late',
  failed: 'success.failed',
}

export function SayingNotice({ says }: { says: Saying }) {
  const { t } = useShopText()
  const words = WORDS[says]
  return words === undefined ? null : (
    <Notice kind="error" announce>
      {t(words)}
    </Notice>
  )
}
