import { money } from '@saum/domain/money'
import type { ReturnMethod } from '@saum/domain/return-choices'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Option, OptionList } from '#app/ui/option-list.tsx'
import type { ChoosePage } from './load-returns.ts'

const METHODS = [
  ['qr', 'returns.method_qr'],
  ['label_pdf', 'returns.method_label'],
  ['store', 'returns.method_store'],
] as const satisfies readonly (readonly [ReturnMethod, string])[]

export function ReturnMethods({ page }: { page: ChoosePage }) {
  const { t, shop, formatMoney } = useShopText()
  const { labelFeeCents, carrierName } = page
  const fee =
    labelFeeCents === 0 ? t('returns.free') : formatMoney(money(labelFeeCents, shop.currency))
  const detail = {
    qr: t('returns.method_qr_hint', { carrier: carrierName }),
    label_pdf: t('returns.method_label_hint'),
    store: t('returns.method_store_hint'),
  }
  return (
    <OptionList legend={t('returns.method')}>
      {METHODS.map(([method, label]) => (
        <Option
          key={method}
          name="method"
          value={method}
          label={t(label)}
          detail={detail[method]}
          end={method === 'store' ? t('returns.free') : fee}
          defaultChecked={page.choice.method === method}
        />
      ))}
    </OptionList>
  )
}
