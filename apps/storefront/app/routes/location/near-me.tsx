import { useState } from 'react'
import {
  askForPosition,
  positionMessage,
} from '#app/features/store-availability/ask-for-position.ts'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './near-me.module.css'

/** A hundred metres: on foot the nearest store is the nearest. */
const DECIMALS = 3

interface NearMeProps {
  onFound: (point: { lat: number; lng: number }) => void
}

/** Asks the device where it is, and only when its owner presses this. */
export function NearMe({ onFound }: NearMeProps) {
  const { t } = useShopText()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<PlainKey | null>(null)

  async function ask() {
    setAsking(true)
    setFailure(null)
    try {
      const { geoPoint } = await askForPosition(DECIMALS)
      onFound(geoPoint)
    } catch (error) {
      setFailure(positionMessage(error))
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <div className={styles.button}>
        <TextButton
          alone
          size={12}
          aria-disabled={isAsking}
          onClick={() => !isAsking && void ask()}
        >
          {t(isAsking ? 'store.locating' : 'store.near_me')}
        </TextButton>
      </div>
      <div className={styles.failure} role="status">
        {failure !== null && (
          <Text size={12} tone="error">
            {t(failure)}
          </Text>
        )}
      </div>
    </>
  )
}
