import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/type.tsx'
import { SharePanel } from './share-panel.tsx'
import styles from './wishlist-tools.module.css'

interface WishlistToolsProps {
  count: number
  isShared: boolean
  onClear: () => Promise<void>
}

/** What can be done with the list as a whole; opens and works without script. */
export function WishlistTools({ count, isShared, onClear }: WishlistToolsProps) {
  const { t } = useShopText()
  return (
    <div className={styles.tools}>
      <Tool icon="share" title={t('wishlist.share')}>
        <SharePanel isShared={isShared} />
      </Tool>
      {count > 0 && (
        <Tool icon="close" title={t('wishlist.clear')}>
          <ClearPanel count={count} onClear={onClear} />
        </Tool>
      )}
    </div>
  )
}

interface ToolProps {
  icon: IconName
  title: string
  children: ReactNode
}

function Tool({ icon, title, children }: ToolProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function closeFromOutside({ target }: PointerEvent) {
      const { current } = details
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what the summary has opened
    <details name="wishlist-tool" ref={details} onKeyDown={closeByKey}>
      <summary className={styles.opener}>
        <Icon name={icon} size="text" />
        {title}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

function ClearPanel({ count, onClear }: Pick<WishlistToolsProps, 'count' | 'onClear'>) {
  const { t, shop } = useShopText()

  function clear(event: FormEvent) {
    event.preventDefault()
    void onClear()
  }

  return (
    <form
      className={styles.words}
      method="post"
      action={`/${shop.path}/wishlist/`}
      onSubmit={clear}
    >
      <input type="hidden" name="intent" value="clear" />
      <Text>{t('wishlist.clear_confirm', { count })}</Text>
      <Button type="submit" wide>
        {t('wishlist.clear_yes')}
      </Button>
    </form>
  )
}
