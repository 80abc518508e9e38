import { use, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { shareThisPage } from '#app/features/share/share-this-page.ts'
import styles from './share-button.module.css'

/** Hands the address to the device, or copies it where the device has nothing to share with. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const [isCopied, setCopied] = useState(false)

  async function share() {
    const outcome = await shareThisPage(navigator, title)
    if (outcome !== 'copied') return
    setCopied(true)
    announcer?.say(t('product.link_copied'))
  }

  return (
    <span className={styles.share}>
      <IconButton
        icon={isCopied ? 'check' : 'share'}
        label={t(isCopied ? 'product.link_copied' : 'product.share')}
        onClick={() => void share()}
        onBlur={() => setCopied(false)}
      />
    </span>
  )
}
