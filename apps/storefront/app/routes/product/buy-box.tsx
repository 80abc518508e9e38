import { money } from '@saum/domain/money'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './buy-box.module.css'
import { ColorChoice } from './color-choice.tsx'
import type { ProductFacts } from './product-facts.ts'
import { ProductDetails } from './product-details.tsx'
import { SizeChoice } from './size-choice.tsx'
import type { SizeFacts } from './size-facts.ts'

/** Everything to know before buying, in the order in which it is asked. */
export function BuyBox({ product }: { product: ProductFacts }) {
  const { t } = useShopText()
  const [selected, select] = useSelectedSize(product.sizes)
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <Text tone="soft">{product.brand}</Text>
        <Headline as="h1" size={40}>
          {product.name}
        </Headline>
        {product.shortDescription && <Text tone="soft">{product.shortDescription}</Text>}
      </div>
      <PriceBlock product={product} size={selected} />
      {product.isSoldOut && <Notice>{t('product.sold_out_title')}</Notice>}
      <ColorChoice colors={product.colors} />
      <SizeChoice
        sizes={product.sizes}
        selected={selected}
        guideHref={product.links.sizeGuide}
        fitNote={product.fitNote}
        onSelect={select}
      />
      <ProductDetails product={product} />
    </div>
  )
}

/**
 * The chosen size, at first the one the address names or the only one there is. Remembered by its
 * label: another color of the style is the same size of another product.
 */
function useSelectedSize(sizes: readonly SizeFacts[]) {
  const asked = Number(useSearchParams()[0].get('variantId'))
  const [label, choose] = useState<string | undefined>(undefined)
  const first = sizes.length === 1 ? sizes[0] : sizes.find((size) => size.variantId === asked)
  return [sizes.find((size) => size.label === label) ?? first, choose] as const
}

interface PriceBlockProps {
  product: ProductFacts
  size: SizeFacts | undefined
}

/** The price of the chosen size, or the lowest of all, with what the law wants beside it. */
function PriceBlock({ product, size }: PriceBlockProps) {
  const { t, richText, shop } = useShopText()
  const { cents, priorCents } = size ?? product
  const { delivery } = product.links
  return (
    <div className={styles.price} aria-live="polite">
      <Price
        now={money(cents, shop.currency)}
        before={
          priorCents === undefined || product.isSoldOut
            ? undefined
            : money(priorCents, shop.currency)
        }
        from={size === undefined && product.isPriceFrom}
        size="large"
      />
      <Text size={12} tone="soft">
        {richText('price.tax_note', {
          deliveryLink: delivery ? (
            <TextLink size={12} href={delivery}>
              {t('price.delivery_link')}
            </TextLink>
          ) : (
            t('price.delivery_link')
          ),
        })}
      </Text>
    </div>
  )
}
