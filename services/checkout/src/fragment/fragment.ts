import { CHECKOUT_STEPS, type CheckoutStep } from '@saum/contract/checkout'
import { attributes, html, type Html } from '../markup.ts'
import type { MessageKey, ShopText } from '../shop-text.ts'
import { accountStep } from './account-step.ts'
import { contactStep } from './contact-step.ts'
import { deliveryStep } from './delivery-step.ts'
import { emptyStep, orderedStep } from './end-steps.ts'
import { notices } from './notices.ts'
import { reviewSide, reviewStep } from './review-step.ts'
import { orderSide } from './side.ts'
import { pageAddress, type FragmentView } from './view.ts'

interface StepParts {
  name: MessageKey
  title: MessageKey
  main: (view: FragmentView) => Html
  side: (view: FragmentView) => Html
}

const STEPS: Readonly<Record<CheckoutStep, StepParts>> = {
  contact: { name: 'step_contact', title: 'contact_title', main: contactStep, side: orderSide },
  delivery: { name: 'step_delivery', title: 'delivery_title', main: deliveryStep, side: orderSide },
  review: { name: 'step_review', title: 'review_title', main: reviewStep, side: reviewSide },
}

const ACCOUNT: StepParts = {
  name: 'step_contact',
  title: 'account_title',
  main: accountStep,
  side: orderSide,
}

/** One step as the page shows it. */
export function writeFragment(view: FragmentView): string {
  const { text, state, step } = view
  const { order } = state
  if (order) return layout(text, 'ordered', state.id, orderedStep(view, order))
  const parts = state.needsAccount ? ACCOUNT : STEPS[step]
  return layout(
    text,
    step,
    state.id,
    html`<div data-part="main">
        <div data-part="head">
          ${stepList(view)}
          <h1 data-part="title" tabindex="-1">${text.t(parts.title)}</h1>
        </div>
        ${notices(view)} ${parts.main(view)}
      </div>
      ${parts.side(view)}`,
  )
}

export function writeEmptyFragment(text: ShopText): string {
  return layout(text, 'empty', '', emptyStep(text))
}

/** With the words a script may need when it cannot ask any more. The lines of our templates are nobody's. */
function layout({ t }: ShopText, step: string, checkoutId: string, content: Html): string {
  return html`<div${attributes({
    'data-part': 'layout',
    'data-step': step,
    'data-checkout': checkoutId,
    'data-offline': t('lost_connection'),
    'data-failed': t('server_failed'),
    'data-ending': t('session_ending'),
    'data-ended': t('session_lost'),
    'data-extend': t('session_extend'),
    'data-extended': t('session_extended'),
  })}>${content}</div>`
    .toString()
    .replaceAll(/\s*\n\s*/g, '\n')
}

function stepList({ text, shop, state, step }: FragmentView): Html {
  const reached = CHECKOUT_STEPS.indexOf(state.step)
  return html`<ol data-part="steps" aria-label="${text.t('steps_name')}">
    ${CHECKOUT_STEPS.map((name, index) => {
      const words = html`<span>${text.t(STEPS[name].name)}</span>`
      if (name === step)
        return html`<li data-state="now"><span aria-current="step">${words}</span></li>`
      if (index > reached) return html`<li><span>${words}</span></li>`
      return html`<li data-state="done">
        <a data-go="${name}" href="${pageAddress(shop, name)}">${words}</a>
      </li>`
    })}
  </ol>`
}
