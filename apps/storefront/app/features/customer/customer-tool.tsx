import { Suspense, useCallback, useEffect, useState } from 'react'
import { latePart } from '#app/navigation/late-code.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { followVisits } from '#app/visitor/follow-visits.ts'
import { clearMergeMark, mergeMarkIn } from './merge-mark.ts'

const MergeNotice = latePart(async () => (await import('./merge-notice.tsx')).MergeNotice)

/** Learns who the visitor is, where there is somebody to learn of, and tells them about their basket. */
export function CustomerTool() {
  const text = useShopText()
  // Rendered once the browser rests: there always is a window.
  const [mark, setMark] = useState(() => mergeMarkIn(window.location))

  useEffect(
    () =>
      followVisits(window, text.shop, async () => {
        // Most visitors have no session, and need none of it.
        const part = await import('./load-customer.ts').catch(() => null)
        await part?.loadCustomer(document, text)
      }),
    [text],
  )

  useEffect(() => clearMergeMark(window), [])
  const forget = useCallback(() => setMark(null), [])

  if (!mark) return null
  return (
    <Suspense fallback={null}>
      <MergeNotice mark={mark} onGone={forget} />
    </Suspense>
  )
}
