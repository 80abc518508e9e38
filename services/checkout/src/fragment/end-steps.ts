import { html, type Html } from '../markup.ts'
import type { ShopText } from '../shop-text.ts'
import { notices } from './notices.ts'
import { stepForm } from './step-form.ts'
import { HOST_BASE, type FragmentView } from './view.ts'

type Order = NonNullable<FragmentView['state']['order']>

/** There is an order already: its payment is waited for, or all is done. */
export function orderedStep(view: FragmentView, order: Order): Html {
  const { t } = view.text
  const isWaiting = order.state === 'payment-pending' && order.paymentKey !== null
  return html`<div data-part="end">
    <h1 data-part="title" tabindex="-1">${t(isWaiting ? 'waiting_title' : 'ordered_title')}</h1>
    <p data-part="small">${t('order_number', { number: order.orderNumber })}</p>
    ${notices({ ...view, faults: [] })}
    ${isWaiting ? waiting(view, order.paymentKey ?? '') : done(view, order)}
  </div>`
}

function waiting(view: FragmentView, paymentKey: string): Html {
  const { text, shop } = view
  const payUrl = `${HOST_BASE}/${shop.shopId}/payment/${encodeURIComponent(paymentKey)}`
  return html`<p>${text.t('waiting_text')}</p>
    <a data-part="button" href="${payUrl}"><span>${text.t('waiting_continue')}</span></a>
    ${stepForm(
      view,
      { name: 'abandon', button: text.t('waiting_other'), look: 'line' },
      html`<input type="hidden" name="paymentKey" value="${paymentKey}" />`,
    )}`
}

function done({ text }: FragmentView, { successUrl }: Order): Html {
  return html`<p>${text.t('ordered_text')}</p>
    <a data-part="button" href="${successUrl}"><span>${text.t('to_order')}</span></a>`
}

/** Nothing in the basket, or nothing of it can be had. */
export function emptyStep({ t, shop }: ShopText): Html {
  return html`<div data-part="end">
    <h1 data-part="title" tabindex="-1">${t('empty_title')}</h1>
    <p>${t('empty_text')}</p>
    <a data-part="button" href="/${shop.path}/cart/"><span>${t('to_basket')}</span></a>
  </div>`
}
