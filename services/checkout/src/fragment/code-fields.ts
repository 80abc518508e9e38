import { attributes, html, type Html } from '../markup.ts'
import type { Remark } from '../remark.ts'
import { textField } from './field.ts'
import { remarkWords } from './remark-words.ts'
import { sideButton } from './step-form.ts'
import { hasSubscription } from './subscription-words.ts'
import type { FragmentView } from './view.ts'

const MAX_CODE_LENGTH = 80

/** Gift cards pay, vouchers reduce: both are codes somebody has or has not. */
export function codeFields(view: FragmentView): Html {
  return html`${view.state.giftCards.map((card) => usedCard(view, card))}
  ${
    hasSubscription(view)
      ? html`<p data-part="small">${view.text.t('giftcard_not_for_subscription')}</p>`
      : fold(view, 'giftcard_open', refusedWords(view, 'gift-card'), (fault) =>
          giftCardFields(view, fault),
        )
  }
  ${usedVoucher(view)}
  ${
    !view.state.basket.voucher &&
    fold(view, 'voucher_open', refusedWords(view, 'voucher'), (fault) => voucherField(view, fault))
  }`
}

type Fold = (fault: string | undefined) => Html

function fold(
  { text }: FragmentView,
  title: 'giftcard_open' | 'voucher_open',
  fault: string | undefined,
  content: Fold,
): Html {
  return html`<details data-part="code" ${attributes({ open: fault !== undefined })}>
    <summary>
      <span>${text.t(title)}</span><span data-part="mark" aria-hidden="true"></span>
    </summary>
    <div data-part="code-row">${content(fault)}</div>
  </details>`
}

function giftCardFields(view: FragmentView, fault: string | undefined): Html {
  const { t } = view.text
  return html`<div data-part="fields">
      ${textField({
        name: 'number',
        label: t('pay_giftcard_code'),
        value: '',
        fault,
        autocomplete: 'off',
        inputmode: 'numeric',
        maxlength: MAX_CODE_LENGTH,
        width: 'long',
      })}${textField({
        name: 'pin',
        label: t('pay_giftcard_pin'),
        value: '',
        autocomplete: 'off',
        inputmode: 'numeric',
        maxlength: 12,
        width: 'short',
      })}
    </div>
    ${sideButton(view, { send: 'gift-card', label: t('redeem') })}`
}

function voucherField(view: FragmentView, fault: string | undefined): Html {
  const { t } = view.text
  return html`<div data-part="fields">
      ${textField({
        name: 'code',
        label: t('voucher_label'),
        value: '',
        fault,
        autocomplete: 'off',
        capitals: 'characters',
        maxlength: MAX_CODE_LENGTH,
      })}
    </div>
    ${sideButton(view, { send: 'voucher', label: t('redeem') })}`
}

type UsedCard = FragmentView['state']['giftCards'][number]

function usedCard(view: FragmentView, { id, lastDigits, usedCents, restCents }: UsedCard): Html {
  const { t, money } = view.text
  const used = t('giftcard_used', { amount: money(usedCents), rest: money(restCents) })
  return html`<div data-part="used">
    <p>
      ${t('giftcard_named', { digits: lastDigits })}<span data-part="option-detail">${used}</span>
    </p>
    ${sideButton(view, {
      send: 'gift-card-remove',
      label: t('remove_short'),
      name: t('giftcard_remove', { digits: lastDigits }),
      value: id,
    })}
  </div>`
}

function usedVoucher(view: FragmentView): Html | null {
  const { voucher } = view.state.basket
  if (!voucher) return null
  const { t } = view.text
  return html`<div data-part="used">
    <p>${t('voucher_named', { code: voucher.code })}</p>
    ${sideButton(view, {
      send: 'voucher-remove',
      label: t('remove_short'),
      name: t('voucher_remove', { code: voucher.code }),
      value: 'voucher',
    })}
  </div>`
}

const TAKEN: ReadonlySet<Remark['code']> = new Set([
  'gift-card-taken',
  'gift-card-gone',
  'voucher-taken',
  'voucher-gone',
])

function refusedWords(
  { text, remarks }: FragmentView,
  kind: 'gift-card' | 'voucher',
): string | undefined {
  const remark = remarks.find(({ code }) => code.startsWith(`${kind}-`) && !TAKEN.has(code))
  return remark && remarkWords(text, remark)
}
