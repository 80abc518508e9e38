import { html, type Html } from '../markup.ts'
import { faultOf } from './address-fields.ts'
import { deliveryTime } from './delivery-words.ts'
import { check } from './field.ts'
import { allGiven, givenList } from './given.ts'
import { goodsLine, pieceCount } from './goods-line.ts'
import { pageLink } from './page-link.ts'
import { stepForm } from './step-form.ts'
import { subscriptionTerms } from './subscription-words.ts'
import { sums } from './sums.ts'
import type { FragmentView } from './view.ts'

/**
 * The last page. The law wants the goods with their essential features, what they cost and when they
 * come directly above the button that orders.
 */
export function reviewStep(view: FragmentView): Html {
  const { text, shop, state } = view
  const { t } = text
  return html`<section data-part="group" aria-labelledby="checkout-goods">
      <div data-part="goods-head">
        <h2 id="checkout-goods">${t('review_goods', { count: pieceCount(state.basket) })}</h2>
        <a data-part="link" href="/${shop.path}/cart/">${t('edit_basket')}</a>
      </div>
      <ul data-part="goods">
        ${state.basket.items.map((item) => goodsLine(view, item, true))}
      </ul>
    </section>
    ${stepForm(
      view,
      { name: 'review', button: t('order_button'), busy: t('ordering') },
      html`<input type="hidden" name="expectedTotalCents" value="${state.cost.totalCents}" />
        <input type="hidden" name="choiceKey" value="${state.choiceKey ?? ''}" />
        <div data-part="checks">
          ${check({
            name: 'terms',
            label: text.rich('terms_checkbox', {
              termsLink: pageLink(view, 'terms_path', 'terms_link'),
            }),
            isChecked: false,
            isRequired: true,
            words: t('terms_missing'),
            fault: faultOf(view, 'terms'),
          })}
          ${check({ name: 'newsletter', label: t('newsletter_checkbox'), isChecked: false })}
        </div>
        <p data-part="note">
          ${text.rich('guarantee_note', {
            guaranteeLink: pageLink(view, 'guarantee_path', 'guarantee_link'),
          })}
        </p>
        <p data-part="small">
          ${text.rich('legal_note', {
            withdrawalLink: pageLink(view, 'withdrawal_path', 'withdrawal_link'),
            privacyLink: pageLink(view, 'privacy_path', 'privacy_link'),
          })}
        </p>
        <div data-part="group">
          ${subscriptionTerms(view)} ${sums(view)}
          <p data-part="when">${deliveryTime(view)}</p>
        </div>`,
    )}`
}

/** What was entered, beside the goods. */
export function reviewSide(view: FragmentView): Html {
  return html`<aside data-part="side" aria-labelledby="checkout-side">
    <h2 data-part="side-title" data-always id="checkout-side">${view.text.t('your_details')}</h2>
    ${givenList(view, allGiven(view), true)}
  </aside>`
}
