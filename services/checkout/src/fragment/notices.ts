import type { CheckoutChange } from '@saum/contract/checkout'
import { attributes, html, type Html } from '../markup.ts'
import type { ShopText } from '../shop-text.ts'
import { namedFaultWords } from './fault-words.ts'
import { icon } from './icon.ts'
import { remarkWords } from './remark-words.ts'
import { idOf, type FragmentView } from './view.ts'

/** Everything to be told before the step itself: what has changed, failed, or is not right yet. */
export function notices(view: FragmentView): Html {
  return html`${paymentNotice(view)}${changesNotice(view)}${faultNotice(view)}${doneNotice(view)}`
}

function notice(kind: 'error' | 'change' | 'info', content: Html): Html {
  return html`<div${attributes({
    'data-part': 'notice',
    'data-kind': kind,
    role: kind === 'info' ? 'status' : 'alert',
    tabindex: -1,
  })}>${icon(kind === 'info' ? 'info' : 'alert')}<div data-part="notice-words">${content}</div></div>`
}

function faultNotice(view: FragmentView): Html | null {
  const { text, faults } = view
  if (faults.length === 0) return null
  return notice(
    'error',
    html`<p>${text.t('fault_summary', { count: faults.length })}</p>
      <ul data-part="fault-list">
        ${faults.map(
          (fault) =>
            html`<li>
              <a data-part="link" data-field href="#${idOf(fault.field)}"
                >${namedFaultWords(view, fault)}</a
              >
            </li>`,
        )}
      </ul>`,
  )
}

function changesNotice({ text, state, step }: FragmentView): Html | null {
  if (state.changes.length === 0) return null
  return notice(
    'change',
    html`<p><strong>${text.t('changed_title')}</strong></p>
      <ul>
        ${state.changes.map((change) => html`<li>${changeWords(text, change)}</li>`)}
      </ul>
      ${step === 'review' && html`<p>${text.t('changed_hint')}</p>`}`,
  )
}

function changeWords({ t, money, days }: ShopText, change: CheckoutChange): string {
  switch (change.kind) {
    case 'price':
    case 'total': {
      const amounts = { from: money(change.fromCents), to: money(change.toCents) }
      if (change.kind === 'total') return t('changed_total', amounts)
      return t('changed_price', { ...amounts, name: change.name })
    }
    case 'sold-out':
      return t('changed_sold_out', { name: change.name, size: change.size })
    case 'fewer': {
      const { name, size, quantity } = change
      return t('changed_fewer', { name, size, count: quantity })
    }
    case 'voucher':
      return t('changed_voucher', { code: change.code })
    case 'delivery':
      return t('changed_delivery', { dates: days(change.deliveryDate) })
    case 'choices':
      return t('changed_choices')
    case 'gift-card':
      return t('changed_gift_card', { digits: change.lastDigits })
  }
}

function paymentNotice({ text, remarks }: FragmentView): Html | null {
  const remark = remarks.find(
    ({ code }) =>
      code === 'too-long' ||
      code === 'order-too-many' ||
      /^payment-(?:failed|cancelled|unavailable|processing)$/.test(code),
  )
  if (!remark) return null
  const isNoFault = remark.code === 'payment-cancelled' || remark.code === 'payment-processing'
  const kind = isNoFault ? 'info' : 'error'
  return notice(kind, html`<p>${remarkWords(text, remark)}</p>`)
}

function doneNotice({ text, state, remarks }: FragmentView): Html | null {
  const remark = remarks.find(({ code }) => /-(?:taken|gone)$/.test(code))
  if (!remark) return null
  const words = remarkWords(text, remark, state.basket.voucher?.code)
  return notice('info', html`<p>${words}</p>`)
}
