import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import type { WishFacts } from '#app/server/load-wishlist.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './wishlist-page.module.css'
import { WishlistTile } from './wishlist-tile.tsx'

interface WishlistPageProps {
  wishes: readonly WishFacts[]
}

/**
 * The list as it was when the page was opened. A heart pressed here empties, and its tile stays until the
 * page is left: pressing again is the way back.
 */
export function WishlistPage({ wishes }: WishlistPageProps) {
  const { t } = useShopText()
  return (
    <>
      <PageHead title={t('wishlist.title')} />
      <BasketNotice />
      <Wrap>{wishes.length === 0 ? <EmptyWishlist /> : <FilledWishlist wishes={wishes} />}</Wrap>
    </>
  )
}

function FilledWishlist({ wishes }: WishlistPageProps) {
  const { t } = useShopText()
  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <Headline as="h1" size={40}>
            {t('wishlist.title')}
          </Headline>
          <p className={styles.count}>{t('wishlist.count', { count: wishes.length })}</p>
        </div>
        <Text tone="soft" measure>
          {t('wishlist.guest_note')}
        </Text>
      </div>
      <ul className={styles.tiles} aria-label={t('wishlist.title')}>
        {wishes.map((wish, index) => (
          <WishlistTile key={wish.key} wish={wish} priority={index < 4} />
        ))}
      </ul>
    </>
  )
}

function EmptyWishlist() {
  const { t, shop } = useShopText()
  return (
    <EmptyState
      title={t('wishlist.empty_title')}
      action={<ButtonLink href={`/${shop.path}/c/new/`}>{t('wishlist.empty_new')}</ButtonLink>}
    >
      <p>{t('wishlist.empty_hint')}</p>
    </EmptyState>
  )
}
