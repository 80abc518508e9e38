import { html } from 'hono/html'
import type { KeptPayment } from '../ledger/payment-storage.ts'
import { TEST_CARDS, TEST_CODE, type CardFault, type CardField } from '../judge-card.ts'
import { textField } from './text-field.ts'
import type { PageText, TextKey } from './texts.ts'

export type Markup = ReturnType<typeof html>

export interface PayView {
  payment: KeptPayment
  merchant: string
  text: PageText
  /** The merchant charges what comes later by the same means. */
  isForLater: boolean
  /** Where the forms of this payment are sent, without a trailing slash. */
  action: string
}

/** Confirm, decline or cancel, as somebody would in their wallet. */
export function walletPage(view: PayView): Markup {
  const { t } = view.text
  return html`${heading(view, 'wallet_label', 'wallet_title')}${summary(view, [
      [t('wallet_source'), t('wallet_source_value')],
    ])}
    <form class="actions" method="post" action="${view.action}/wallet">
      <button type="submit" class="primary" name="answer" value="confirm">
        ${t('wallet_confirm', { amount: amountOf(view) })}
      </button>
      <button type="submit" class="secondary" name="answer" value="decline">
        ${t('wallet_decline')}
      </button>
    </form>
    ${cancelForm(view)}`
}

export interface CardForm {
  faults: Partial<Record<CardField, CardFault>>
  /** The number and its code are never written back. */
  expiry: string
  holder: string
}

export function cardPage(view: PayView, { faults, expiry, holder }: CardForm): Markup {
  const { t } = view.text
  const faultOf = (field: CardField) => {
    const fault = faults[field]
    return fault && t(`fault_${field}_${fault.replaceAll('-', '_')}` as TextKey)
  }
  const numeric = { inputmode: 'numeric' }
  return html`${heading(view, 'card_label', 'card_title')}${summary(view)}
    ${faultNote(Object.keys(faults).length > 0 && t('faults_title'))}
    <form class="fields" method="post" action="${view.action}/card" novalidate>
      ${textField({
        name: 'number',
        label: t('card_number'),
        fault: faultOf('number'),
        attributes: { ...numeric, autocomplete: 'cc-number', maxlength: '23' },
      })}
      <div class="pair">
        ${textField({
          name: 'expiry',
          label: t('card_expiry'),
          hint: t('card_expiry_hint'),
          value: expiry,
          fault: faultOf('expiry'),
          attributes: { ...numeric, autocomplete: 'cc-exp', maxlength: '9' },
        })}${textField({
          name: 'code',
          label: t('card_code'),
          hint: t('card_code_hint'),
          fault: faultOf('code'),
          attributes: { ...numeric, autocomplete: 'cc-csc', maxlength: '4' },
        })}
      </div>
      ${textField({
        name: 'holder',
        label: t('card_holder'),
        value: holder,
        fault: faultOf('holder'),
        attributes: { autocomplete: 'cc-name', maxlength: '100' },
      })}
      <button type="submit" class="primary">${t('card_pay', { amount: amountOf(view) })}</button>
    </form>
    ${cancelForm(view)}${testCards(view)}`
}

/** What the bank asks before it pays. */
export function challengePage(view: PayView, hasFault: boolean): Markup {
  const { t } = view.text
  return html`${heading(view, 'challenge_label', 'challenge_title')}${summary(view)}
    <p class="lead">${t('challenge_text', { code: TEST_CODE })}</p>
    <form class="fields" method="post" action="${view.action}/challenge" novalidate>
      ${textField({
        name: 'code',
        label: t('challenge_field'),
        fault: hasFault ? t('fault_challenge') : undefined,
        attributes: { inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: '6' },
      })}
      <div class="actions">
        <button type="submit" class="primary" name="answer" value="confirm">
          ${t('challenge_confirm')}
        </button>
        <button type="submit" class="secondary" name="answer" value="reject">
          ${t('challenge_reject')}
        </button>
      </div>
    </form>`
}

function heading({ text: { t } }: PayView, label: TextKey, title: TextKey): Markup {
  return html`<p class="label">${t(label)}</p>
    <h1>${t(title)}</h1>`
}

function summary(view: PayView, more: readonly (readonly [string, string])[] = []): Markup {
  const { t } = view.text
  const rows = [
    [t('recipient'), view.merchant],
    [t('order'), view.payment.wish.reference],
    ...more,
  ] as const
  return html`<dl class="summary">
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
      <div class="sum">
        <dt>${t('amount')}</dt>
        <dd>${amountOf(view)}</dd>
      </div>
    </dl>
    ${laterNote(view)}`
}

/** Nobody is charged again who has not read so before. */
function laterNote({ isForLater, merchant, text: { t } }: PayView): Markup | '' {
  return isForLater ? html`<p class="lead">${t('for_later', { merchant })}</p>` : ''
}

function amountOf({ text, payment: { wish } }: PayView): string {
  return text.money(wish.amountCents, wish.currency)
}

function faultNote(words: string | false): Markup | '' {
  return words === false ? '' : html`<p class="fault-note" role="alert">${words}</p>`
}

function cancelForm({ action, merchant, text: { t } }: PayView): Markup {
  return html`<form class="cancel" method="post" action="${action}/cancel">
    <button type="submit" class="plain">${t('cancel', { merchant })}</button>
  </form>`
}

function testCards({ text: { t } }: PayView): Markup {
  return html`<section class="cards" aria-labelledby="cards">
    <h2 id="cards">${t('cards_title')}</h2>
    <ul>
      ${TEST_CARDS.map(
        ({ digits, outcome }) =>
          html`<li>
            <code>${digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code>
            <span>${t(`outcome_${outcome}`)}</span>
          </li>`,
      )}
    </ul>
    <p>${t('cards_hint')}</p>
  </section>`
}
