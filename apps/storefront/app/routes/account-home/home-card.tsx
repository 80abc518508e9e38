import type { FashionCard } from '@saum/contract/fashion-card'
import { groupCardNumber } from '@saum/domain/card-number'
import { CARD_TERMS } from '@saum/domain/fashion-card'
import { CardPicture } from '#app/features/fashion-card/card-picture.tsx'
import { toDate } from '#app/features/order/day-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Label, Text } from '#app/ui/type.tsx'
import styles from './home-card.module.css'

/** The card with what is on it and its bars for the till. */
export function HomeCard({ card }: { card: FashionCard }) {
  const { t, shop } = useShopText()
  const { number, level, holder, barcode } = card.loyalty.card
  const { balance, missing } = card.loyalty.points
  const words = usePointsWords(card)
  return (
    <section className={styles.home} aria-label={t('card.title')}>
      <CardPicture number={number} level={level} holder={holder} />
      <div className={styles.points}>
        <Label as="h2">{t('card.title')}</Label>
        <p className={styles.balance}>
          <span className={styles.count}>{balance}</span>{' '}
          {t('card.points_word', { count: balance })}
        </p>
        {level !== 'temporary' && missing > 0 && (
          <Progress
            value={Math.max(balance, 0)}
            max={CARD_TERMS.voucherPoints}
            label={t('card.to_voucher', { count: missing })}
          />
        )}
        <Text tone="soft">{words}</Text>
        <img
          className={styles.bars}
          src={`data:image/svg+xml,${encodeURIComponent(barcode)}`}
          alt={t('card.barcode', { number: groupCardNumber(number) })}
        />
        <div>
          <TextLink alone href={`/${shop.path}/account/fashion-card/`}>
            {t('account.card_open')}
          </TextLink>
        </div>
      </div>
    </section>
  )
}

function usePointsWords({ loyalty, vouchers }: FashionCard): string {
  const { t, formatDate } = useShopText()
  const { balance, missing, expiring } = loyalty.points
  if (balance < 0) return t('card.below_zero')
  const words = [nextStep()]
  if (expiring !== null) {
    const date = formatDate(toDate(expiring.on))
    words.push(t('card.expiring', { count: expiring.points, date }))
  }
  if (vouchers.length > 0) words.push(t('account.card_vouchers', { count: vouchers.length }))
  return words.map((sentence) => `${sentence}.`).join(' ')

  function nextStep() {
    if (loyalty.card.level === 'temporary') return t('account.card_temporary')
    return missing > 0 ? t('card.to_voucher', { count: missing }) : t('account.card_redeemable')
  }
}
