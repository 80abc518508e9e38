import type { Shop } from '@saum/domain/shops'
import { useEffect, useRef, useState } from 'react'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import { createShopText, useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { coverFoot } from '#app/ui/cover-foot.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import styles from './shop-suggestion.module.css'
import { rememberAnswer, suggestedShop } from './suggested-shop.ts'
import { useShopHref } from './use-shop-href.ts'

/** Asks, in the language of the other shop, whether the visitor would rather be there. */
export function ShopSuggestion() {
  const { shop: current } = useShopText()
  const hrefIn = useShopHref()
  const [suggested, setSuggested] = useState<Shop | null>(null)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    const { languages } = navigator
    const shop = suggestedShop({ current, languages, cookies: document.cookie })
    if (!shop) return
    // Without its texts there is no question; the shop works the same.
    void loadMessages(['suggestion'], shop.locale).then(() => setSuggested(shop), reportError)
  }, [current])

  useEffect(() => (bar.current ? coverFoot(bar.current, 'question') : undefined), [suggested])

  if (!suggested) return null
  const { t } = createShopText(suggested, clientMessages(suggested.locale))

  function answer() {
    rememberAnswer(document)
    setSuggested(null)
  }

  return (
    <aside
      ref={bar}
      className={styles.bar}
      aria-label={t('suggestion.label')}
      lang={suggested.locale}
    >
      <p className={styles.question}>{t('suggestion.question')}</p>
      <div className={styles.answers}>
        <ButtonLink
          href={hrefIn(suggested)}
          data-reload=""
          onClick={() => rememberAnswer(document)}
        >
          {t('suggestion.accept')}
        </ButtonLink>
        <TextButton alone onClick={answer}>
          {t('suggestion.stay')}
        </TextButton>
      </div>
    </aside>
  )
}
