import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** A link that is too old, another device, a guess: all look the same, but for the way back from a payment. */
export function MissingOrder({ isElsewhere }: { isElsewhere: boolean }) {
  const { t, shop } = useShopText()
  return (
    <EmptyState
      title={t(isElsewhere ? 'success.elsewhere_title' : 'success.missing_title')}
      action={
        <>
          <ButtonLink href={`/${shop.path}/order-trackform/`}>{t('success.track')}</ButtonLink>
          <TextLink alone href={`/${shop.path}/`}>
            {t('success.home')}
          </TextLink>
        </>
      }
    >
      <p>{t(isElsewhere ? 'success.elsewhere_text' : 'success.not_found')}</p>
    </EmptyState>
  )
}
