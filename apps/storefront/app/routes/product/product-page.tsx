import { OutfitTeaser } from '#app/features/catalog/outfit-teaser.tsx'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Section, Wrap } from '#app/ui/grid.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductFacts } from './product-facts.ts'
import { productJsonLd } from './product-json-ld.ts'
import styles from './product-page.module.css'

export function ProductPage({ product }: { product: ProductFacts }) {
  const { t } = useShopText()
  const { name, brand, color, outfit, similar } = product
  return (
    <>
      <PageHead
        title={`${name}, ${color}`}
        description={product.shortDescription || `${brand} ${name}, ${color}`}
        alternates={product.alternates}
        isIndexed
      />
      <StructuredProduct product={product} />
      <Wrap>
        <Breadcrumbs trail={product.trail} here={name} />
      </Wrap>
      <div className={styles.screen}>
        <div className={styles.product}>
          <Gallery name={name} pictures={product.pictures} />
          <div className={styles.side}>
            <BuyBox product={product} />
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
      {similar.length > 0 && (
        <Section>
          <Slider title={t('product.similar')}>
            <ProductTiles tiles={similar} inRail />
          </Slider>
        </Section>
      )}
    </>
  )
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredProduct({ product }: { product: ProductFacts }) {
  const { shop } = useShopText()
  const { publicOrigin, imageBase } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  return <JsonLd data={productJsonLd(product, { shop, publicOrigin, imageBase })} />
}
