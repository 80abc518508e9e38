import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { SizeStrip, type SizeChoice as StripSize } from '#app/ui/size-strip.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './size-choice.module.css'
import type { SizeFacts } from './size-facts.ts'

interface SizeChoiceProps {
  sizes: readonly SizeFacts[]
  selected: SizeFacts | undefined
  guideHref: string | undefined
  fitNote: string
  onSelect: (label: string) => void
}

/** The sizes as one row of radio buttons; what their marks mean stands below in words. */
export function SizeChoice({ sizes, selected, guideHref, fitNote, onSelect }: SizeChoiceProps) {
  const text = useShopText()
  const { t } = text
  const soldOut = labelsOf(sizes.filter((size) => size.isSoldOut))
  const preorder = labelsOf(sizes.filter((size) => size.isPreorder))
  return (
    <div className={styles.part}>
      <SizeStrip
        name="variantId"
        legend={t('product.size')}
        sizes={sizes.map((size) => toStripSize(size, text))}
        {...(selected && { selected: String(selected.variantId) })}
        guide={guideHref && <TextLink href={guideHref}>{t('product.size_guide')}</TextLink>}
        onSelect={(value) => {
          const size = sizes.find(({ variantId }) => String(variantId) === value)
          if (size) onSelect(size.label)
        }}
      />
      <Text size={12} tone="soft" as="div">
        {fitNote && <p>{fitNote}</p>}
        {soldOut && <p>{t('product.sold_out_sizes', { sizes: soldOut })}</p>}
        {preorder && <p>{t('product.preorder_sizes', { sizes: preorder })}</p>}
      </Text>
    </div>
  )
}

function labelsOf(sizes: readonly SizeFacts[]): string {
  return sizes.map(({ label }) => label).join(', ')
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
