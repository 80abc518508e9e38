import { PageHead } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

export const handle = { pageType: 'basket_page' } satisfies RouteHandle

export default function BasketRoute() {
  const { t, shop } = useShopText()
  return (
    <Wrap>
      <PageHead title={t('basket.title')} />
      <EmptyState
        title={t('basket.empty_title')}
        action={<ButtonLink href={`/${shop.path}/c/new/`}>{t('basket.empty_new')}</ButtonLink>}
      >
        <p>{t('basket.empty_hint')}</p>
      </EmptyState>
    </Wrap>
  )
}
