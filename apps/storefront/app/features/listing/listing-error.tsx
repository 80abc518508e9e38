import { isRouteErrorResponse, useLocation } from 'react-router'
import { PageHead } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

/** Whether a listing could not be loaded now but may be in a moment. */
export function isPassing(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : true
}

/** The list could not be loaded. The filters are in the address, so that trying again keeps them. */
export function ListingError() {
  const { t } = useShopText()
  const { pathname, search } = useLocation()
  return (
    <Wrap>
      <PageHead title={t('error.request_not_processed_title')} />
      <EmptyState
        title={t('error.request_not_processed_title')}
        action={
          <ButtonLink href={`${pathname}${search}`} data-reload="">
            {t('listing.retry')}
          </ButtonLink>
        }
      >
        <p role="alert">{t('listing.error')}</p>
      </EmptyState>
    </Wrap>
  )
}
