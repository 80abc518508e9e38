import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import type { Tile } from '#app/features/catalog/tile.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section, Wrap } from '#app/ui/grid.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

interface EmptyBasketProps {
  wished: readonly Tile[]
  arrivals: readonly Tile[]
}

/** One sentence, two ways on, and something to look at. */
export function EmptyBasket({ wished, arrivals }: EmptyBasketProps) {
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
      <Rail title={t('wishlist.title')} tiles={wished} />
      <Rail title={t('basket.new_arrivals')} tiles={arrivals} />
    </>
  )
}

function Rail({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null
  return (
    <Section>
      <Slider title={title}>
        <ProductTiles tiles={tiles} heading="h3" inRail />
      </Slider>
    </Section>
  )
}
