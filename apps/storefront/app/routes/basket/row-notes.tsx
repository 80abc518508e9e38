import { money } from '@saum/domain/money'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { BasketForm } from './basket-form.tsx'
import type { PageRow } from './basket-facts.ts'
import type { LostPromotion } from './lost-promotion.ts'
import styles from './row-notes.module.css'
import { decideItem } from './tell-shop.ts'
import type { BasketDesk } from './use-basket-desk.ts'

interface RowNotesProps {
  row: PageRow
  desk: BasketDesk
  isSoldOut: boolean
}

/** Why the row costs what it costs, and what has changed without the shopper. */
export function RowNotes({ row, desk, isSoldOut }: RowNotesProps) {
  const text = useShopText()
  const { t, formatMoney, shop } = text
  const { saving, lostPromotion } = row
  const { message } = desk
  const isAboutRow = message?.itemKey === row.key
  return (
    <div className={styles.notes}>
      {row.campaign !== undefined && !isSoldOut && <p className={styles.saving}>{row.campaign}</p>}
      {row.intervalMonths !== undefined && !isSoldOut && (
        <p className={styles.saving}>{t('basket.subscription', { count: row.intervalMonths })}</p>
      )}
      {saving && !isSoldOut && (
        <p className={styles.saving}>
          {saving.isGift
            ? t('basket.gift_of', { name: saving.name })
            : t('basket.promotion_saving', {
                name: saving.name,
                amount: formatMoney(money(saving.cents, shop.currency)),
              })}
        </p>
      )}
      {row.decidedCents !== undefined && !isSoldOut && (
        <PriceChanged row={row} decidedCents={row.decidedCents} desk={desk} />
      )}
      {row.wantedQuantity !== undefined && !isSoldOut && (
        <Note>{t('basket.stock_changed', { count: row.quantity })}</Note>
      )}
      {lostPromotion && !lostPromotion.isUndecided && <Note>{lostWords(lostPromotion, text)}</Note>}
      {lostPromotion?.isUndecided && <LostGift row={row} lost={lostPromotion} desk={desk} />}
      {row.blockedBy !== undefined && !isSoldOut && (
        <Note isError>
          {row.blockedBy === null
            ? t('basket.group_part_missing')
            : t('basket.group_blocked', { name: row.blockedBy })}
        </Note>
      )}
      {isAboutRow && <Note isError={message.isError}>{message.words}</Note>}
    </div>
  )
}

function Note({ children, isError }: { children: string; isError?: boolean }) {
  return (
    <p className={styles.note} data-error={isError || undefined}>
      <Icon name={isError ? 'alert' : 'info'} size="small" />
      <span>{children}</span>
    </p>
  )
}

interface ChangedPriceProps {
  row: PageRow
  decidedCents: number
  desk: BasketDesk
}

/** [3.22] Never silent: it stays until the shopper says so, or decides anew about the item. */
function PriceChanged({ row, decidedCents, desk }: ChangedPriceProps) {
  const { t, formatMoney, shop } = useShopText()
  const written = (cents: number) => formatMoney(money(cents, shop.currency))

  function acknowledge() {
    void desk.changer.decide(row.key, (seen) => decideItem(shop, seen.row.promotionId, seen))
  }

  return (
    <BasketForm
      intent="acknowledge"
      fields={{ itemKey: row.key }}
      className={styles.decision}
      onSend={acknowledge}
    >
      <Note>
        {t('basket.price_changed', { old: written(decidedCents), price: written(row.unitCents) })}
      </Note>
      <TextButton
        type="submit"
        alone
        size={12}
        aria-label={t('basket.acknowledge_named', { name: row.name })}
      >
        {t('basket.acknowledge')}
      </TextButton>
    </BasketForm>
  )
}

/** Nobody is charged unasked for what was a gift: the order waits for the answer. */
function LostGift({ row, lost, desk }: { row: PageRow; lost: LostPromotion; desk: BasketDesk }) {
  const text = useShopText()
  const { t, shop, formatMoney } = text
  const price = formatMoney(money(row.totalCents, shop.currency))

  function keep() {
    void desk.changer.decide(row.key, (seen) => decideItem(shop, null, seen))
  }

  return (
    <div className={styles.lost} id={`decide-${row.key}`} tabIndex={-1}>
      <Note isError>{lostGiftWords(row, lost, text)}</Note>
      <BasketForm intent="promotion" fields={{ itemKey: row.key, promotionId: '' }} onSend={keep}>
        <TextButton type="submit" alone size={12}>
          {t('basket.gift_keep', { price })}
        </TextButton>
      </BasketForm>
    </div>
  )
}

function lostGiftWords(
  row: PageRow,
  lost: LostPromotion,
  { t, shop, formatMoney }: ShopText,
): string {
  const price = formatMoney(money(row.totalCents, shop.currency))
  const { name } = lost
  if (!lost.isGift) return t('basket.extra_lost', { name, price })
  return lost.reason === 'minimum'
    ? t('basket.gift_lost', { price })
    : t('basket.gift_lost_other', { name, price })
}

function lostWords({ name, reason, conditions = '' }: LostPromotion, { t }: ShopText): string {
  if (reason === 'over') return t('basket.promotion_lost_over', { name })
  if (reason === 'minimum') return t('basket.promotion_lost_minimum', { name })
  return `${t('basket.promotion_lost_other', { name })} ${conditions}`.trim()
}
