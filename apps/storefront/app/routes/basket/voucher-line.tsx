import type { BasketVoucher } from '@saum/contract/basket-shape'
import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import type { Answered } from './basket-changer-state.ts'
import { BasketForm } from './basket-form.tsx'
import type { BasketFacts } from './basket-facts.ts'
import styles from './basket-summary.module.css'
import { changeVoucher } from './tell-shop.ts'
import type { BasketDesk } from './use-basket-desk.ts'
import { voucherWords } from './voucher-words.ts'

interface VoucherLineProps {
  basket: BasketFacts
  voucher: BasketVoucher
  desk: BasketDesk
}

/** The voucher of the basket, what it takes off, or why it takes off nothing at the moment. */
export function VoucherLine({ basket, voucher, desk }: VoucherLineProps) {
  const text = useShopText()
  const { t, shop, formatMoney } = text
  const { code, reducedCents, fault } = voucher

  async function drop(): Promise<Answered> {
    const answer = await changeVoucher(shop, null)
    return answer.ok ? { ok: true, basket: answer.value } : { ok: false, status: 0 }
  }

  return (
    <div className={styles.off} data-fault={fault ? true : undefined}>
      <dt>
        <div className={styles.named}>
          {t('basket.voucher_named', { code })}{' '}
          <BasketForm intent="voucher-remove" onSend={() => void desk.changer.act(drop)}>
            <TextButton type="submit" size={12} aria-label={t('basket.voucher_remove', { code })}>
              {t('basket.remove_short')}
            </TextButton>
          </BasketForm>
        </div>
        {fault && <small>{voucherWords(fault, text, basket.savings[0]?.name)}</small>}
      </dt>
      <dd>{formatMoney(money(-reducedCents, shop.currency))}</dd>
    </div>
  )
}
