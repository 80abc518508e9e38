import { Fragment } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'

interface SoldOutSizesProps {
  sizes: readonly SizeFacts[]
  onSelect: (label: string) => void
}

/** What is missing, each size a way to be told when it is back; without script by its own page. */
export function SoldOutSizes({ sizes, onSelect }: SoldOutSizesProps) {
  const { t, richText } = useShopText()
  const links = sizes.map(({ variantId, label }, index) => (
    <Fragment key={variantId}>
      {index > 0 && ', '}
      <TextLink
        href={`?variantId=${variantId}`}
        rel="nofollow"
        aria-label={`${label}: ${t('product.notify_button')}`}
        onClick={(event) => {
          event.preventDefault()
          onSelect(label)
        }}
      >
        {label}
      </TextLink>
    </Fragment>
  ))
  return <p>{richText('product.sold_out_sizes', { sizes: <>{links}</> })}</p>
}
