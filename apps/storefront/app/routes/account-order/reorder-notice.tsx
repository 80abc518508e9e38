import type { OrderLine } from '#app/features/order/order-lines.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

interface ReorderNoticeProps {
  says: string | null
  /** Ids of variants, as the address says. */
  missing: readonly string[]
  lines: readonly OrderLine[]
}

/** Only where something was missing: else the basket itself is the answer. */
export function ReorderNotice({ says, missing, lines }: ReorderNoticeProps) {
  const { t, richText, shop } = useShopText()
  if (says === 'reordered-none') {
    return (
      <Arrival of={says}>
        <Notice>{t('account.order_reordered_none')}</Notice>
      </Arrival>
    )
  }
  if (says !== 'reordered-some') return null
  const left = lines.filter(({ variantId }) => missing.includes(String(variantId)))
  if (left.length === 0) return null
  return (
    <Arrival of={says}>
      <Notice>
        {richText('account.order_reordered_some', {
          names: left.map(({ name }) => name).join(', '),
          basketLink: <TextLink href={`/${shop.path}/cart/`}>{t('account.to_basket')}</TextLink>,
        })}
      </Notice>
    </Arrival>
  )
}
