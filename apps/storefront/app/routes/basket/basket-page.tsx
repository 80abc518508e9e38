import { PageHead } from '#app/page/page-head.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import { Section } from '#app/ui/grid.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { asWished } from './basket-changes.ts'
import { BasketNotices } from './basket-notices.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { FilledBasket } from './filled-basket.tsx'
import type { BasketPageFacts } from './load-basket-page.ts'
import { useBasketDesk } from './use-basket-desk.ts'
import { usePutBack } from './use-put-back.ts'

export function BasketPage(page: BasketPageFacts) {
  const { t } = useShopText()
  const desk = useBasketDesk(page)
  const { facts } = desk
  const isEmpty = !facts || asWished([...facts.rows, ...facts.soldOut], desk.changes).length === 0
  const undo = usePutBack(desk, { sent: page.removal, isEmpty })
  return (
    <>
      <PageHead title={t('basket.title')} />
      <BasketNotices page={page} desk={desk} isEmpty={isEmpty} onUndo={undo} />
      {isEmpty ? (
        <EmptyBasket wished={page.wished} arrivals={page.arrivals} />
      ) : (
        <>
          <FilledBasket basket={facts} desk={desk} page={page} onUndo={undo} />
          <CheckoutBar basket={facts} />
        </>
      )}
      {!isEmpty && page.together.length > 0 && (
        <Section>
          <Slider title={t('basket.together')}>
            <ProductTiles tiles={page.together} heading="h3" inRail />
          </Slider>
        </Section>
      )}
    </>
  )
}
