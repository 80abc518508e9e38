import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Threshold } from '#app/ui/progress.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { PromotionHint } from './promotion-hints.ts'

/** What is missing for a promotion that is almost reached. */
export function NearPromotion({ hint }: { hint: PromotionHint }) {
  const { t, shop, formatMoney } = useShopText()
  const { missing, href, percent } = hint
  const name =
    percent === undefined ? hint.name : `${hint.name}, ${t('listing.badge_sale', { percent })}`
  if ('pieces' in missing) {
    const words = t('basket.promotion_pieces', { count: missing.pieces, name })
    return <p>{href === undefined ? words : <TextLink href={href}>{words}</TextLink>}</p>
  }
  const { cents, ofCents } = missing
  const amount = formatMoney(money(cents, shop.currency))
  const words = t('basket.promotion_missing', { amount, name })
  return (
    <Threshold value={ofCents - cents} max={ofCents} label={words}>
      {href === undefined ? words : <TextLink href={href}>{words}</TextLink>}
    </Threshold>
  )
}
