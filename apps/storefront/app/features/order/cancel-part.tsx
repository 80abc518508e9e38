import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './cancel-part.module.css'

/** Two presses, with or without script: nobody cancels by accident. */
export function CancelPart({ token }: { token: string }) {
  const { t } = useShopText()
  return (
    <details className={styles.cancel}>
      <summary>{t('order.cancel')}</summary>
      <form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="token" value={token} />
        <Text tone="soft" measure>
          {t('order.cancel_hint')}
        </Text>
        <Button type="submit" look="line">
          {t('order.cancel_now')}
        </Button>
      </form>
    </details>
  )
}
