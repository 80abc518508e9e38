import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextButton } from '#app/ui/text-link.tsx'

/** A further page did not come; those before it stay. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useShopText()
  return (
    <Notice kind="error" announce>
      <p>{t('listing.error')}</p>
      <TextButton alone onClick={onRetry}>
        {t('listing.retry')}
      </TextButton>
    </Notice>
  )
}
