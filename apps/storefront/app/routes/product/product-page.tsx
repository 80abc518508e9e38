import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import { OutfitTeaser } from '#app/features/catalog/outfit-teaser.tsx'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import { RecentlyViewedIsland } from '#app/blocks/home/recently-viewed-island.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Section, Wrap } from '#app/ui/grid.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { ALTERNATIVE_COUNT } from './alternatives.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import type { Rail } from '#app/server/load-recommendations.ts'
import type { ProductFacts } from './product-facts.ts'
import { productJsonLd } from './product-json-ld.ts'
import styles from './product-page.module.css'

export function ProductPage({ product }: { product: ProductFacts }) {
  const { t } = useShopText()
  const { name, brand, color, outfit, goesWith, similar } = product
  return (
    <>
      <PageHead
        title={`${name}, ${color}`}
        description={product.shortDescription || `${brand} ${name}, ${color}`}
        alternates={product.alternates}
        pictureKey={product.pictures[0]?.key}
        isProduct
        isIndexed
      />
      <StructuredProduct product={product} />
      <BasketNotice />
      <Wrap>
        <Breadcrumbs trail={product.trail} here={name} />
      </Wrap>
      <div className={styles.screen}>
        <div className={styles.product}>
          <Gallery
            key={product.id}
            productId={product.id}
            name={name}
            pictures={product.pictures}
            videos={product.videos}
          />
          <div className={styles.side}>
            {/* Another color keeps what was chosen, another style does not. */}
            <BuyBox key={product.styleKey} product={product} />
          </div>
        </div>
      </div>
      {outfit && (
        <OutfitTeaser
          outfit={outfit}
          title={t('product.complete_look')}
          linkText={t('product.look_link')}
        />
      )}
      {goesWith && <TileRail title={t('product.complete_look')} rail={goesWith} />}
      <TileRail
        title={t('product.similar')}
        rail={product.isSoldOut ? withoutFirst(similar, ALTERNATIVE_COUNT) : similar}
      />
      <RecentlyViewedIsland title={t('product.recently_viewed')} productId={product.id} />
    </>
  )
}

function TileRail({ title, rail }: { title: string; rail: Rail }) {
  if (rail.tiles.length === 0) return null
  return (
    <Section>
      <Slider title={rail.headline || title}>
        <ProductTiles tiles={rail.tiles} inRail />
      </Slider>
    </Section>
  )
}

/** Those that stand in the buy box already. */
function withoutFirst({ tiles, ...rest }: Rail, count: number): Rail {
  return { ...rest, tiles: tiles.slice(count) }
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredProduct({ product }: { product: ProductFacts }) {
  const { shop } = useShopText()
  const { publicOrigin, imageBase } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  return <JsonLd data={productJsonLd(product, { shop, publicOrigin, imageBase })} />
}
