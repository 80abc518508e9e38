import { attributes, html, type Html } from '../markup.ts'
import { stepAddress, type FragmentView } from './view.ts'

interface StepForm {
  name: 'contact' | 'delivery' | 'review' | 'abandon'
  button: string
  /** Said while it is being sent. */
  busy?: string
  look?: 'line'
}

/**
 * One form, one button. With the script it is sent and answered in place; without it the host answers
 * with the way back to the page. Its faults come from the host, so the browser's own are off.
 */
export function stepForm(view: FragmentView, form: StepForm, content: Html | null): Html {
  const { shop, text, checkoutJwt } = view
  return html`<form data-part="form" method="post" novalidate action="${stepAddress(shop, form.name)}" data-send="${form.name}">
<input type="hidden" name="token" value="${checkoutJwt}">
${content}
<button${attributes({ 'data-part': 'button', 'data-look': form.look, type: 'submit', 'data-busy': form.busy ?? text.t('loading') })}><span>${form.button}</span></button>
</form>`
}

interface SideButton {
  /** Of the step it sends the same form to. */
  send: 'gift-card' | 'gift-card-remove' | 'voucher' | 'voucher-remove'
  label: string
  /** Where the label alone does not say what it is about. */
  name?: string
  value?: string
}

/** A small action inside the form of a step: what was chosen there so far is sent along and kept. */
export function sideButton(view: FragmentView, { send, label, name, value }: SideButton): Html {
  return html`<button${attributes({
    'data-part': 'link',
    type: 'submit',
    formaction: stepAddress(view.shop, send),
    'data-send': send,
    'aria-label': name,
    name: value === undefined ? undefined : 'id',
    value,
  })}>${label}</button>`
}
