import { useLocation } from 'react-router'
import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import { WishMarks } from '#app/features/wishlist/wish-marks.tsx'
import { WishPicture } from '#app/features/wishlist/wish-picture.tsx'
import { WishWords } from '#app/features/wishlist/wish-words.tsx'
import { WishlistHeart } from '#app/features/wishlist/wishlist-heart.tsx'
import styles from '#app/features/wishlist/wish-tile.module.css'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import type { WishFacts } from '#app/features/wishlist/wish-facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { WISHLIST_FORM_ID } from '#app/visitor/wishlist-form.ts'
import page from './shared-wishlist-page.module.css'

interface SharedWishlistPageProps {
  /** `null` where the link leads nowhere. */
  wishes: readonly WishFacts[] | null
}

export function SharedWishlistPage({ wishes }: SharedWishlistPageProps) {
  const { t } = useShopText()
  const { pathname } = useLocation()
  if (wishes === null) return <NoWishlist />
  return (
    <>
      <PageHead title={t('wishlist.shared_title')} />
      <BasketNotice />
      {/* The browser tells nobody the address of this page, so the hearts say where they were pressed. */}
      <input type="hidden" name="from" value={pathname} form={WISHLIST_FORM_ID} />
      <Wrap>
        <div className={page.head}>
          <Headline as="h1" size={40}>
            {t('wishlist.shared_title')}
          </Headline>
          <Text tone="soft" measure>
            {t(wishes.length > 0 ? 'wishlist.shared_intro' : 'wishlist.shared_empty')}
          </Text>
        </div>
        {wishes.length > 0 && (
          <ul className={styles.tiles} aria-label={t('wishlist.shared_title')}>
            {wishes.map((wish, index) => (
              <SharedTile key={wish.key} wish={wish} priority={index < 4} />
            ))}
          </ul>
        )}
      </Wrap>
    </>
  )
}

function SharedTile({ wish, priority }: { wish: WishFacts; priority: boolean }) {
  const { t } = useShopText()
  const { tile, size } = wish
  const named = (label: string) =>
    wish.sizes.length === 1 ? label : t('wishlist.size_named', { size: label })
  return (
    <li className={styles.tile} data-sold-out={wish.isSoldOut}>
      <WishPicture wish={wish} priority={priority} />
      <WishWords wish={wish} size={size && named(size.label)} />
      <WishMarks wish={wish} />
      <div className={styles.heart}>
        <WishlistHeart productId={tile.id} name={tile.name} />
      </div>
    </li>
  )
}

/** The same for a link that never was and for one that was revoked. */
function NoWishlist() {
  const { t, shop } = useShopText()
  return (
    <Wrap>
      <PageHead title={t('wishlist.shared_gone_title')} />
      <EmptyState
        title={t('wishlist.shared_gone_title')}
        action={
          <ButtonLink href={`/${shop.path}/wishlist/`}>{t('wishlist.shared_own')}</ButtonLink>
        }
      >
        <p>{t('wishlist.shared_gone_hint')}</p>
      </EmptyState>
    </Wrap>
  )
}
