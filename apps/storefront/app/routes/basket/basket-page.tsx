import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import type { BasketFacts } from '#app/features/basket/basket-row-facts.ts'
import { basketState } from '#app/features/basket/basket-state.ts'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import type { Tile } from '#app/features/catalog/tile.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section, Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './basket-page.module.css'
import { BasketRow } from './basket-row.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { RemovedRow } from './removed-row.tsx'
import { useBasketRemoval } from './use-basket-removal.ts'

interface BasketPageProps {
  /** `null` for a visitor without one. */
  basket: BasketFacts | null
  /** What is on the wishlist, to fill an empty basket from. */
  wished: readonly Tile[]
  /** The names of what did not get in. */
  leftOut: readonly string[]
}

export function BasketPage({ basket, wished, leftOut }: BasketPageProps) {
  const { t } = useShopText()
  const removal = useBasketRemoval(basket)
  useSameBasket(basket)
  const isEmpty = !basket || basket.rows.length + basket.soldOut.length === 0
  return (
    <>
      <PageHead title={t('basket.title')} />
      <BasketNotice leftOut={leftOut} />
      <Wrap>
        {removal.problem && <Notice kind="error">{removal.problem}</Notice>}
        {isEmpty && removal.removed && (
          <RemovedRow name={removal.removed.name} onUndo={removal.undo} />
        )}
      </Wrap>
      {isEmpty ? <EmptyBasket wished={wished} /> : <FilledBasket basket={basket} {...removal} />}
    </>
  )
}

type FilledBasketProps = { basket: BasketFacts } & ReturnType<typeof useBasketRemoval>

function FilledBasket({ basket, removed, remove, undo }: FilledBasketProps) {
  const { t } = useShopText()
  const isLeft = ({ key }: { key: string }) => key !== removed?.key
  const soldOut = basket.soldOut.filter(isLeft)
  return (
    <Wrap>
      <div className={styles.head}>
        <Headline as="h1" size={40}>
          {t('basket.title')}
        </Headline>
        <p className={styles.count}>{t('basket.count', { count: basket.count })}</p>
      </div>
      <div className={styles.basket}>
        <div>
          {removed && <RemovedRow name={removed.name} onUndo={undo} />}
          <ul className={styles.rows} aria-label={t('basket.title')}>
            {basket.rows.filter(isLeft).map((row) => (
              <BasketRow key={row.key} row={row} onRemove={(gone) => void remove(gone)} />
            ))}
          </ul>
          {soldOut.length > 0 && (
            <section className={styles.soldOut} aria-labelledby="sold-out">
              <Headline id="sold-out" size={20}>
                {t('basket.unavailable_title')}
              </Headline>
              <Text tone="soft">{t('basket.unavailable_hint')}</Text>
              <ul className={styles.rows}>
                {soldOut.map((row) => (
                  <BasketRow
                    key={row.key}
                    row={row}
                    isSoldOut
                    onRemove={(gone) => void remove(gone)}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
        {basket.rows.length > 0 && (
          <aside className={styles.side} aria-label={t('basket.total')}>
            <BasketSummary basket={basket} />
          </aside>
        )}
      </div>
    </Wrap>
  )
}

function EmptyBasket({ wished }: { wished: readonly Tile[] }) {
  const { t, shop } = useShopText()
  return (
    <>
      <Wrap>
        <EmptyState
          title={t('basket.empty_title')}
          action={
            <>
              <ButtonLink href={`/${shop.path}/c/new/`}>{t('basket.empty_new')}</ButtonLink>
              <TextLink alone href={`/${shop.path}/wishlist/`}>
                {t('basket.empty_wishlist')}
              </TextLink>
            </>
          }
        >
          <p>{t('basket.empty_hint')}</p>
        </EmptyState>
      </Wrap>
      {wished.length > 0 && (
        <Section>
          <Slider title={t('wishlist.title')}>
            <ProductTiles tiles={wished} inRail />
          </Slider>
        </Section>
      )}
    </>
  )
}

/** The header says what the page says, and the page what another tab has done. */
function useSameBasket(basket: BasketFacts | null) {
  const { revalidate } = useRevalidator()

  useEffect(() => basketState().hear({ count: basket?.count ?? 0 }), [basket])
  useEffect(() => basketState().onOtherTab(() => void revalidate()), [revalidate])
}
