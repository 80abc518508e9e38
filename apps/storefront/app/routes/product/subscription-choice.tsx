import { money } from '@saum/domain/money'
import { useId } from 'react'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Option } from '#app/ui/option-list.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ProductFacts } from './product-facts.ts'
import styles from './subscription-choice.module.css'
import type { SubscriptionOffer } from './subscription-offer.ts'

/** A season; whoever wants it sooner says so. */
const USUAL_MONTHS = 3

interface SubscriptionChoiceProps {
  product: ProductFacts
  offer: SubscriptionOffer
  size: SizeFacts | undefined
  onChange: () => void
}

/** Once, or again and again: part of the form that buys, so that it needs no script. */
export function SubscriptionChoice({ product, offer, size, onChange }: SubscriptionChoiceProps) {
  const { t, shop, formatMoney } = useShopText()
  const noteId = useId()
  const { intervals, isTenthLess } = offer
  const price = formatMoney(money(priceIn(offer, size), shop.currency))
  const terms = product.links.subscriptionTerms
  return (
    <fieldset className={styles.part} onChange={onChange}>
      <legend>
        <VisuallyHidden>{t('product.subscribe_legend')}</VisuallyHidden>
      </legend>
      <Option name="delivery" value="once" label={t('product.subscribe_once')} defaultChecked />
      <Option
        name="delivery"
        value="subscription"
        label={t('product.subscribe_option')}
        detail={t(isTenthLess ? 'price.subscription' : 'product.subscribe_price', { price })}
        aria-describedby={noteId}
        more={
          <div className={styles.more}>
            <SelectField
              name="interval"
              label={t('product.subscribe_interval_label')}
              defaultValue={intervals.includes(USUAL_MONTHS) ? USUAL_MONTHS : intervals[0]}
              options={intervals.map((months) => ({
                value: String(months),
                label: t('product.subscribe_interval', { count: months }),
              }))}
            />
            <Text tone="soft" id={noteId}>
              {t('product.subscribe_note')}{' '}
              {terms && <TextLink href={terms}>{t('product.subscribe_terms')}</TextLink>}
            </Text>
          </div>
        }
      />
    </fieldset>
  )
}

/** Of the chosen size, or the lowest of all. */
function priceIn({ centsOf }: SubscriptionOffer, size: SizeFacts | undefined): number {
  return (size && centsOf[size.variantId]) ?? Math.min(...Object.values(centsOf))
}
