import { money } from '@saum/domain/money'
import { BASKET_PROBLEMS, basketProblemOf } from '#app/features/basket/basket-problem.ts'
import type { ShopText } from '#app/messages/shop-text.tsx'
import type { ChangeReport } from './basket-changer.ts'
import type { RefusalStatus } from './basket-changer-state.ts'
import type { PageNotice } from './page-notice.ts'

interface ToldWords {
  words: string
  /** It stays on the page; what went as wanted is seen there anyway. */
  isShown: boolean
  isError: boolean
}

/** What is read out after a change, once. */
export function reportWords(report: ChangeReport, text: ShopText): ToldWords {
  if (!report.ok) {
    return { words: refusalWords(report.status, text), isShown: true, isError: true }
  }
  if (report.notice) {
    return { words: noticeWords(report.notice, text), isShown: true, isError: false }
  }
  return { words: doneWords(report, text), isShown: false, isError: false }
}

function doneWords(
  { wish, row: { name }, facts }: Extract<ChangeReport, { ok: true }>,
  { t, formatMoney, shop }: ShopText,
): string {
  switch (wish.kind) {
    case 'remove':
      return t('basket.removed', { name })
    case 'save':
      return t('basket.saved', { name })
    case 'size':
      return t('basket.size_changed', { name, size: wish.size })
    case 'quantity': {
      const total = formatMoney(money(facts.costCents, shop.currency))
      return t('basket.quantity_changed', { name, count: String(wish.quantity), total })
    }
    default:
      return ''
  }
}

export function noticeWords(notice: PageNotice, { t }: Pick<ShopText, 't'>): string {
  if (notice.kind === 'conflict') return t('basket.update_conflict')
  if (notice.kind === 'limit') return t('basket.max_quantity')
  return t('basket.stock_changed', { count: notice.pieces })
}

/** [8.5] Why something was refused. */
function refusalWords(status: RefusalStatus, { t }: Pick<ShopText, 't'>): string {
  if (status === 'conflict') return t('basket.update_conflict')
  if (status === 'remove-failed') return t('basket.remove_failed')
  if (status === 'wishlist-full') return t('wishlist.full')
  return t(BASKET_PROBLEMS[basketProblemOf(status)])
}
