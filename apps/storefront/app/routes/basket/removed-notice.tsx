import { useEffect, useRef } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { BasketForm } from './basket-form.tsx'
import styles from './removed-notice.module.css'

interface RemovedNoticeProps {
  kind: 'remove' | 'save'
  names: readonly string[]
  /** As `writeRemovedItem` has written them. */
  items: readonly string[]
  /** Takes the focus of the button that went with the row. */
  takesFocus?: boolean
  onUndo: () => void
}

/** Says what was taken out and puts it back. */
export function RemovedNotice({ kind, names, items, takesFocus, onUndo }: RemovedNoticeProps) {
  const { t, shop } = useShopText()
  const place = useRef<HTMLDivElement>(null)
  const name = names.join(', ')

  useEffect(() => {
    if (takesFocus) place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [takesFocus, name])

  return (
    <div className={styles.removed} ref={place}>
      <p>{t(kind === 'save' ? 'basket.saved' : 'basket.removed', { name })}</p>
      <div className={styles.ways}>
        {kind === 'save' && (
          <TextLink alone href={`/${shop.path}/wishlist/`}>
            {t('basket.to_wishlist')}
          </TextLink>
        )}
        <BasketForm intent="undo" onSend={onUndo}>
          {items.map((item) => (
            <input key={item} type="hidden" name="item" value={item} />
          ))}
          <TextButton type="submit" alone>
            {t('basket.undo')}
          </TextButton>
        </BasketForm>
      </div>
    </div>
  )
}
