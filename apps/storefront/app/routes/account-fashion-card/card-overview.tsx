import type { FashionCard } from '@saum/contract/fashion-card'
import { groupCardNumber } from '@saum/domain/card-number'
import { CARD_TERMS } from '@saum/domain/fashion-card'
import { money } from '@saum/domain/money'
import { CardPicture } from '#app/features/fashion-card/card-picture.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Threshold } from '#app/ui/progress.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './card-overview.module.css'

interface CardOverviewProps {
  card: FashionCard
  requestKey: string
}

/** The card itself, what is on it and its bars for the till. */
export function CardOverview({ card, requestKey }: CardOverviewProps) {
  const { t } = useShopText()
  const { number, level, holder, barcode } = card.loyalty.card
  const grouped = groupCardNumber(number)
  return (
    <section>
      <div className={styles.overview}>
        <CardPicture number={number} level={level} holder={holder} />
        <div className={styles.points}>
          <LevelLine card={card} />
          <p className={styles.balance}>
            <span className={styles.count}>{card.loyalty.points.balance}</span>{' '}
            {t('card.points_word', { count: card.loyalty.points.balance })}
          </p>
          <PointsNotes card={card} />
          <NextStep card={card} requestKey={requestKey} />
        </div>
      </div>
      <div className={styles.code}>
        <Accordion>
          <AccordionItem title={t('card.show_barcode')}>
            <img
              className={styles.bars}
              src={`data:image/svg+xml,${encodeURIComponent(barcode)}`}
              alt={t('card.barcode', { number: grouped })}
            />
            <p className={styles.number}>
              <span className={styles.label}>{t('card.number')}</span> {grouped}
            </p>
            <Text size={12} tone="soft">
              {t('card.barcode_hint')}
            </Text>
          </AccordionItem>
        </Accordion>
      </div>
    </section>
  )
}

function LevelLine({ card }: { card: FashionCard }) {
  const { t, formatDate } = useShopText()
  const { level, levelUntil } = card.loyalty.card
  const date = levelUntil === null ? '' : formatDate(new Date(levelUntil))
  if (level === 'vip') return <p className={styles.label}>{t('card.vip_until', { date })}</p>
  if (level === 'temporary') {
    return <p className={styles.label}>{t('card.temporary_until', { date })}</p>
  }
  return <p className={styles.label}>{t('card.level_basic')}</p>
}

function PointsNotes({ card }: { card: FashionCard }) {
  const { t, formatDate } = useShopText()
  const { pending, expiring, balance } = card.loyalty.points
  const notes = [
    ...(pending > 0 ? [t('card.pending', { count: pending })] : []),
    ...(expiring === null
      ? []
      : [
          t('card.expiring', {
            count: expiring.points,
            date: formatDate(new Date(expiring.on)),
          }),
        ]),
  ]
  if (balance < 0) return <Text tone="soft">{t('card.below_zero')}</Text>
  return notes.length === 0 ? null : <Text tone="soft">{`${notes.join('. ')}.`}</Text>
}

/** What the holder can do or is near to: confirm, exchange, or go on to VIP. */
function NextStep({ card, requestKey }: CardOverviewProps) {
  const { t } = useShopText()
  const { points, card: own } = card.loyalty
  if (own.level === 'temporary') return <Verify />
  return (
    <>
      {points.missing === 0 ? (
        <form method="post" className={styles.redeem}>
          <input type="hidden" name="intent" value="redeem" />
          <input type="hidden" name="requestKey" value={requestKey} />
          <Button type="submit" wide>
            {t('card.redeem')}
          </Button>
        </form>
      ) : (
        <div className={styles.progress}>
          <Threshold
            value={Math.max(points.balance, 0)}
            max={CARD_TERMS.voucherPoints}
            label={t('card.to_voucher', { count: points.missing })}
          >
            {t('card.to_voucher', { count: points.missing })}
          </Threshold>
        </div>
      )}
      {own.level === 'basic' && <ToVip card={card} />}
    </>
  )
}

function ToVip({ card }: { card: FashionCard }) {
  const { t, shop, formatMoney } = useShopText()
  const { cents, vipCents } = card.loyalty.turnover
  const missing = money(Math.max(vipCents - cents, 0), shop.currency)
  const words = t('card.to_vip', { amount: formatMoney(missing) })
  return (
    <div className={styles.progress}>
      <Threshold value={cents} max={vipCents} label={words}>
        {words}
      </Threshold>
    </div>
  )
}

function Verify() {
  const { t } = useShopText()
  return (
    <form method="post" className={styles.verify}>
      <input type="hidden" name="intent" value="verify" />
      <Text tone="soft">{t('card.temporary_hint')}</Text>
      <div className={styles.redeem}>
        <Button type="submit" wide>
          {t('card.verify')}
        </Button>
      </div>
    </form>
  )
}
