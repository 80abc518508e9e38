import { useLocation } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { toListingSearch } from './listing-address.ts'
import type { LooserFilter } from './loosen-filter.ts'
import styles from './listing-empty.module.css'

interface ListingEmptyProps {
  /** The filter to leave out; `null` when none is chosen and the category itself is empty. */
  looser: LooserFilter | null
  clearHref: string
}

/** Nothing matches: which filter to leave out, and where there is always something. */
export function ListingEmpty({ looser, clearHref }: ListingEmptyProps) {
  const { t, shop } = useShopText()
  const { pathname } = useLocation()
  const newHref = `/${shop.path}/c/new/`
  if (looser === null) {
    return (
      <EmptyState
        as="h2"
        title={t('listing.empty_category')}
        action={<ButtonLink href={newHref}>{t('listing.empty_new')}</ButtonLink>}
      />
    )
  }
  const filter = looser.label
  return (
    <EmptyState
      as="h2"
      title={t('listing.empty_title')}
      action={
        <div className={styles.ways}>
          <ButtonLink
            href={`${pathname}${toListingSearch(looser.without)}`}
            rel="nofollow"
            data-keep-scroll=""
          >
            {t('listing.empty_remove', { filter })}
          </ButtonLink>
          <TextLink alone href={clearHref} data-keep-scroll="">
            {t('filter.clear_all')}
          </TextLink>
          <TextLink alone href={newHref}>
            {t('listing.empty_new')}
          </TextLink>
        </div>
      }
    >
      <p>{t('listing.empty_loosen', { filter })}</p>
    </EmptyState>
  )
}
