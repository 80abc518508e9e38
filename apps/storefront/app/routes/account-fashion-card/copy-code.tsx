import { useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import styles from './copy-code.module.css'

/** Without script the code stands there to be copied by hand. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useShopText()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      // Not every browser lets a page do that; the code can still be selected.
    }
  }

  return (
    <span className={styles.copy} aria-live="polite">
      <TextButton
        alone
        onClick={() => void copy()}
        aria-label={isCopied ? undefined : t('card.copy_code', { code })}
      >
        {t(isCopied ? 'card.copied' : 'card.copy')}
      </TextButton>
    </span>
  )
}
