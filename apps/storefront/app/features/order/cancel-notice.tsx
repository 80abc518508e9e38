import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** What became of the wish to cancel, as the address says; nothing for any other words there. */
export function CancelNotice({ says }: { says: string | null }) {
  const { t } = useShopText()
  if (says !== 'cancelled' && says !== 'too-late') return null
  return (
    <Arrival of={says}>
      {says === 'cancelled' ? (
        <Notice kind="success">{t('order.cancelled_note')}</Notice>
      ) : (
        <Notice kind="error">{t('order.cancel_too_late')}</Notice>
      )}
    </Arrival>
  )
}
