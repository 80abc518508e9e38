import { useEffect, useRef } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import styles from './removed-row.module.css'

interface RemovedRowProps {
  name: string
  onUndo: () => Promise<void>
}

/** Says what was taken out and puts it back; takes the focus of the button that went with the row. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const { t } = useShopText()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => place.current?.querySelector('button')?.focus(), [name])

  return (
    <div className={styles.removed} ref={place}>
      <p>{t('basket.removed', { name })}</p>
      <TextButton alone onClick={() => void onUndo()}>
        {t('basket.undo')}
      </TextButton>
    </div>
  )
}
