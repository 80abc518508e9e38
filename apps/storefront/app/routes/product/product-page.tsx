import { money } from '@saum/domain/money'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Swatches } from '#app/ui/swatches.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { ProductFacts } from './describe-product.ts'
import styles from './product-page.module.css'

const PICTURE_SIZES = '(min-width: 1024px) 33vw, (min-width: 768px) 58vw, 100vw'

export function ProductPage(product: ProductFacts) {
  const { tile, color, pictures, trail, alternates } = product
  const { pictureBase } = usePageSettings()
  return (
    <Wrap>
      <PageHead
        title={`${tile.name}, ${color}`}
        description={`${tile.brand} ${tile.name}, ${color}`}
        alternates={alternates}
        isIndexed
      />
      <Breadcrumbs trail={trail} here={tile.name} />
      <div className={styles.product}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys */}
        <div className={styles.gallery} role="group" aria-label={tile.name} tabIndex={0}>
          {pictures.map(({ file, alt }, index) => (
            <Picture
              key={file}
              {...productPicture(file, pictureBase)}
              alt={alt}
              sizes={PICTURE_SIZES}
              ratio="4/5"
              priority={index === 0}
            />
          ))}
        </div>
        <ProductFactsBox {...product} />
      </div>
    </Wrap>
  )
}

function ProductFactsBox({ tile, color, sizes, articleNumber }: ProductFacts) {
  const { t, shop } = useShopText()
  const priorPrice = tile.priorCents ? money(tile.priorCents, shop.currency) : undefined
  return (
    <div className={styles.box}>
      <Text tone="soft">{tile.brand}</Text>
      <Headline as="h1" size={40}>
        {tile.name}
      </Headline>
      <Price
        now={money(tile.cents, shop.currency)}
        before={tile.isSoldOut ? undefined : priorPrice}
        from={tile.isPriceFrom}
        note={tile.isSoldOut ? t('listing.badge_sold_out') : undefined}
        size="large"
      />
      <div className={styles.part}>
        <Text>{t('product.colour', { colour: color })}</Text>
        {tile.swatches && <Swatches swatches={tile.swatches} limit={8} />}
      </div>
      <div className={styles.part}>
        <Text as="span">{t('product.sizes')}</Text>
        <ul className={styles.sizes}>
          {sizes.map(({ label, isSoldOut }) => (
            <li key={label} data-sold-out={isSoldOut ? '' : undefined}>
              {isSoldOut ? <s>{t('product.size_sold_out', { size: label })}</s> : label}
            </li>
          ))}
        </ul>
      </div>
      <Text size={12} tone="soft">
        {t('product.article_number', { number: articleNumber })}
      </Text>
    </div>
  )
}
