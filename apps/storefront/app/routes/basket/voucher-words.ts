import type { Basket } from '@saum/contract/basket-shape'
import { money } from '@saum/domain/money'
import type { ShopText } from '#app/messages/shop-text.tsx'
import type { VoucherRefusal } from './page-notice.ts'

/** The shop counts tries by the hour. */
const WAIT_MINUTES = 60

/** Why a code gives nothing, and what would help. */
export function voucherWords(refusal: VoucherRefusal, text: ShopText, inTheWay = ''): string {
  const { t, formatMoney, formatDate, shop } = text
  const written = (cents: number) => formatMoney(money(cents, shop.currency))
  switch (refusal.reason) {
    case 'unknown':
      return t('basket.voucher_unknown')
    case 'too-many':
      return t('basket.voucher_too_many', { minutes: WAIT_MINUTES })
    case 'used-up':
      return t('basket.voucher_used')
    case 'nothing-to-reduce':
      return t('basket.voucher_nothing')
    case 'not-combinable':
      return t('basket.voucher_not_combinable', { name: refusal.promotionName ?? inTheWay })
    case 'below-minimum': {
      const { minimumCents = 0, missingCents = 0 } = refusal
      const minimum = written(minimumCents)
      return t('basket.voucher_minimum', { minimum, amount: written(missingCents) })
    }
    case 'expired':
    case 'not-started': {
      if (refusal.moment === undefined) return t('basket.voucher_nothing')
      const date = formatDate(new Date(refusal.moment))
      return refusal.reason === 'expired'
        ? t('basket.voucher_expired', { date })
        : t('basket.voucher_not_started', { date })
    }
    default:
      return t('basket.notification.add_to_basket_error')
  }
}

/** What became of a code: it was that of a voucher, or it opened a promotion. */
export function takenWords({ voucher, items }: Basket, code: string, text: ShopText): string {
  const { t, formatMoney, shop } = text
  if (voucher && voucher.code === code.replaceAll(/\s/g, '').toUpperCase()) {
    const amount = formatMoney(money(-voucher.reducedCents, shop.currency))
    return t('basket.voucher_applied', { code: voucher.code, amount })
  }
  const opened = items.flatMap(({ promotion }) => promotion ?? [])
  const byCode = opened.find(({ conditions }) => conditions.some(({ key }) => key === 'code'))
  return byCode ? t('basket.promotion_applied', { name: byCode.displayName }) : ''
}
