import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ChoosePage } from './load-returns.ts'
import { RefundSums } from './refund-sums.tsx'
import { WithdrawalHint } from './withdrawal-hint.tsx'
import styles from './returns-page.module.css'

interface ReturnSummaryProps {
  page: ChoosePage
  isPending: boolean
  hasWithdrawal: boolean
}

/** The refund is always in view. */
export function ReturnSummary({ page, isPending, hasWithdrawal }: ReturnSummaryProps) {
  const { t } = useShopText()
  const lines = useChosenLines(page)
  const count = Object.values(page.choice.rows).reduce((sum, row) => sum + row.count, 0)
  return (
    <div className={styles.summary} data-pending={isPending || undefined}>
      <div aria-live="polite" aria-atomic="true">
        <Headline>{t('returns.chosen', { count })}</Headline>
        {page.quote && <SpokenRefund cents={page.quote.refundCents} />}
      </div>
      {page.quote ? (
        <RefundSums quote={page.quote} lines={lines} />
      ) : (
        <Text tone="soft">{t('returns.choose_hint')}</Text>
      )}
      <div className={styles.recompute}>
        <Button type="submit" look="line" wide>
          {t('returns.recompute')}
        </Button>
      </div>
      <Button
        type="submit"
        formMethod="post"
        name="requestKey"
        value={page.requestKey}
        wide
        busy={isPending}
      >
        {t('returns.submit')}
      </Button>
      {hasWithdrawal && <WithdrawalHint query={`?order=${encodeURIComponent(page.token)}`} />}
    </div>
  )
}

/** Who hears the page hears with every tick what it comes to. */
function SpokenRefund({ cents }: { cents: number }) {
  const { t, shop, formatMoney } = useShopText()
  return (
    <VisuallyHidden>
      {t('returns.refund')}: {formatMoney(money(cents, shop.currency))}
    </VisuallyHidden>
  )
}

function useChosenLines(page: ChoosePage) {
  const { t, shop, formatMoney } = useShopText()
  return page.rows.flatMap((row) => {
    const chosen = page.choice.rows[row.key]
    if (!chosen) return []
    const cents = row.unitCents * chosen.count
    const isExchange = chosen.exchangeVariantId !== null
    return {
      key: row.key,
      name: t('returns.chosen_line', { name: row.name, color: row.color, count: chosen.count }),
      amount: isExchange ? t('returns.exchanged') : formatMoney(money(cents, shop.currency)),
    }
  })
}
