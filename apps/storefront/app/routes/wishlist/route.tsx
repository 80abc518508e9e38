import { PageHead } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

export const handle = { pageType: 'wishlist' } satisfies RouteHandle

export default function WishlistRoute() {
  const { t, shop } = useShopText()
  return (
    <Wrap>
      <PageHead title={t('wishlist.title')} />
      <EmptyState
        title={t('wishlist.empty_title')}
        action={<ButtonLink href={`/${shop.path}/c/new/`}>{t('wishlist.empty_new')}</ButtonLink>}
      >
        <p>{t('wishlist.empty_hint')}</p>
      </EmptyState>
    </Wrap>
  )
}
