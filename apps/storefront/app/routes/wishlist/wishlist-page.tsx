import { SESSION_DAYS, WISHLIST_DAYS } from '@saum/domain/visitor-days'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import type { Tile } from '#app/features/catalog/tile.ts'
import tiles from '#app/features/wishlist/wish-tile.module.css'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import type { WishlistFacts } from '#app/server/load-wishlist.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section, Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { GoneRow, type NamedGoneWish } from './gone-row.tsx'
import { GoneTile } from './gone-tile.tsx'
import { keepOrder, placeNames } from './keep-order.ts'
import { useSameWishlist } from './use-same-wishlist.ts'
import { useWishlist, type GoneEntry, type WishlistChanges } from './use-wishlist.ts'
import {
  parseWishlistProblem,
  WISHLIST_PROBLEM_PARAMETER,
  WISHLIST_PROBLEMS,
} from './wishlist-problem.ts'
import styles from './wishlist-page.module.css'
import { WishlistTile } from './wishlist-tile.tsx'
import { WishlistTools } from './wishlist-tools.tsx'

interface WishlistPageProps extends WishlistFacts {
  /** Beside what was wished last. */
  similar: readonly Tile[]
  /** What a form sent without script has taken off. */
  gone: NamedGoneWish | null
}

export function WishlistPage({ similar, gone, ...list }: WishlistPageProps) {
  const { t } = useShopText()
  const changes = useWishlist()
  // Chosen beside what was wished last; that may leave the list while somebody looks at the rail.
  const [first] = useState(similar)
  const rail = first.length > 0 ? first : similar
  useSameWishlist(list.wishes)
  const ghosts = ghostsOf(changes.gone, list)
  const isEmpty = list.wishes.length + ghosts.length === 0
  return (
    <>
      <PageHead title={t('wishlist.title')} />
      <BasketNotice />
      <Wrap>
        <Problems problem={changes.problem} />
        {gone && <GoneRow gone={gone} />}
        {isEmpty ? (
          <EmptyWishlist />
        ) : (
          <FilledWishlist list={list} ghosts={ghosts} changes={changes} />
        )}
        {isEmpty && list.isShared && <WishlistTools count={0} isShared onClear={changes.clear} />}
      </Wrap>
      {rail.length > 0 && (
        <Section>
          <Slider title={t('wishlist.similar')}>
            <ProductTiles tiles={rail} heading="h3" inRail />
          </Slider>
        </Section>
      )}
    </>
  )
}

/** Places of entries that have left, unless they are back under another key. */
function ghostsOf(gone: readonly GoneEntry[], { wishes }: WishlistFacts): readonly GoneEntry[] {
  return gone.filter(({ wish }) => {
    const isBack = wishes.some(
      ({ key, productId, variantId }) =>
        key !== wish.key && productId === wish.productId && variantId === wish.variantId,
    )
    return !isBack
  })
}

function Problems({ problem }: { problem: string | null }) {
  const { t } = useShopText()
  const [query] = useSearchParams()
  const sent = parseWishlistProblem(query.get(WISHLIST_PROBLEM_PARAMETER))
  const words = problem ?? (sent && t(WISHLIST_PROBLEMS[sent]))
  return words && <Notice kind="error">{words}</Notice>
}

interface FilledWishlistProps {
  list: WishlistFacts
  ghosts: readonly GoneEntry[]
  changes: WishlistChanges
}

function FilledWishlist({ list, ghosts, changes }: FilledWishlistProps) {
  const { t } = useShopText()
  const { isShared, isOfCustomer } = list
  const [before] = useState(list.wishes)
  const wishes = list.wishes.filter(({ key }) => !ghosts.some(({ wish }) => wish.key === key))
  const shown = keepOrder([...wishes, ...ghosts.map(({ wish }) => wish)], before)
  const names = placeNames(shown)
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Headline as="h1" size={40}>
              {t('wishlist.title')}
            </Headline>
            <p className={styles.count}>{t('wishlist.count', { count: wishes.length })}</p>
          </div>
          <Text tone="soft" measure>
            {isOfCustomer
              ? t('wishlist.customer_note', { days: WISHLIST_DAYS })
              : t('wishlist.guest_note', { days: SESSION_DAYS })}
          </Text>
        </div>
        <WishlistTools count={wishes.length} isShared={isShared} onClear={changes.clear} />
      </div>
      <ul className={tiles.tiles} aria-label={t('wishlist.title')}>
        {shown.map((wish, index) => {
          const ghost = ghosts.find((entry) => entry.wish === wish)
          return ghost ? (
            <GoneTile key={names[index]} entry={ghost} onBack={changes.putBack} />
          ) : (
            <WishlistTile key={names[index]} wish={wish} priority={index < 4} changes={changes} />
          )
        })}
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
