import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './price-block.module.css'
import type { ProductFacts } from './product-facts.ts'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'

interface PriceBlockProps {
  product: ProductFacts
  size: SizeFacts | undefined
}

/** The price of the chosen size, or the lowest of all, with what the law wants beside it. */
export function PriceBlock({ product, size }: PriceBlockProps) {
  const { t, richText, shop } = useShopText()
  const { cents, priorCents } = size ?? product
  const { delivery } = product.links
  return (
    <div className={styles.price} aria-live="polite">
      {product.campaign !== undefined && !product.isSoldOut && (
        <Badge tone="sale">{product.campaign}</Badge>
      )}
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
