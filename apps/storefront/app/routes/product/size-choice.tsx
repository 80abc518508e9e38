import { SizeChartLink } from '#app/features/size-chart/size-chart-link.tsx'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { SizeStrip, type SizeChoice as StripSize } from '#app/ui/size-strip.tsx'
import { Text } from '#app/ui/type.tsx'
import type { ProductFacts } from './product-facts.ts'
import styles from './size-choice.module.css'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'
import { SoldOutSizes } from './sold-out-sizes.tsx'

interface SizeChoiceProps {
  product: ProductFacts
  selected: SizeFacts | undefined
  error: string | undefined
  onSelect: (label: string) => void
}

/** The sizes as one row of radio buttons; what their marks mean stands below in words. */
export function SizeChoice({ product, selected, error, onSelect }: SizeChoiceProps) {
  const text = useShopText()
  const { sizes, fitNote, chart, links } = product
  const preorder = sizes.filter((size) => size.isPreorder).map(({ label }) => label)
  const soldOut = product.isSoldOut ? [] : sizes.filter((size) => size.isSoldOut)
  return (
    <div className={styles.part}>
      <SizeStrip
        name="variantId"
        legend={legendOf(text, selected)}
        sizes={sizes.map((size) => toStripSize(size, text))}
        selected={selected && String(selected.variantId)}
        error={error}
        guide={
          <SizeChartLink
            chart={chart}
            sizes={sizes.map(({ label }) => label)}
            fitNote={fitNote}
            guideHref={links.sizeGuide}
            onChoose={onSelect}
          />
        }
        onSelect={(value) => {
          const size = sizes.find(({ variantId }) => String(variantId) === value)
          if (size) onSelect(size.label)
        }}
      />
      <Text size={12} tone="soft" as="div">
        {fitNote && <p>{fitNote}</p>}
        {soldOut.length > 0 && <SoldOutSizes sizes={soldOut} onSelect={onSelect} />}
        {preorder.length > 0 && (
          <p>{text.t('product.preorder_sizes', { sizes: preorder.join(', ') })}</p>
        )}
      </Text>
    </div>
  )
}

/** The chosen size stands in the heading too: on a phone its cell may be under the thumb. */
function legendOf({ t }: ShopText, selected: SizeFacts | undefined): string {
  return selected ? t('product.size_chosen', { size: selected.label }) : t('product.size')
}

function toStripSize(size: SizeFacts, { t }: ShopText): StripSize {
  const { variantId, label, left } = size
  const choice = { value: String(variantId), label }
  if (size.isSoldOut) return { ...choice, isSoldOut: true }
  if (left !== undefined) return { ...choice, left, note: t('product.size_left', { count: left }) }
  if (!size.isPreorder) return choice
  const words = t('product.size_preorder', { size: label })
  return { ...choice, words, note: t('product.preorder_short') }
}
