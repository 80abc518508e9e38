import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** Nothing to order: said kindly, with the way back to where there is. */
export function EmptyCheckout() {
  const { t, shop } = useShopText()
  return (
    <Wrap>
      <EmptyState
        title={t('checkout.empty_title')}
        action={
          <>
            <ButtonLink href={`/${shop.path}/cart/`}>{t('checkout.empty_basket')}</ButtonLink>
            <TextLink alone href={`/${shop.path}/c/new/`}>
              {t('checkout.empty_new')}
            </TextLink>
          </>
        }
      >
        <p>{t('checkout.empty_hint')}</p>
      </EmptyState>
    </Wrap>
  )
}
