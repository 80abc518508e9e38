import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { BasketFacts, PageRow } from './basket-facts.ts'

/** Marks what the bar of narrow screens stands in for. */
export const CHECKOUT_WAY = { 'data-checkout-way': '' } as const

/** The first row somebody has to decide about before anything can be ordered. */
export function undecidedRow({ rows }: BasketFacts): PageRow | undefined {
  return rows.find(({ lostPromotion }) => lostPromotion?.isUndecided)
}

/** Stands where the way to the checkout would be. */
export function UndecidedNotice({ row }: { row: PageRow }) {
  const { t } = useShopText()
  return (
    <div {...CHECKOUT_WAY}>
      <Notice kind="error">
        <TextLink href={`#decide-${row.key}`}>
          {t('basket.decide_first', { name: row.name })}
        </TextLink>
      </Notice>
    </div>
  )
}
