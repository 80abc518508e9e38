import { html, type Html } from '../markup.ts'
import { deliveryTime } from './delivery-words.ts'
import { goodsLine } from './goods-line.ts'
import { sums } from './sums.ts'
import type { FragmentView } from './view.ts'

/** The order at hand beside the forms; on small screens folded above them. */
export function orderSide(view: FragmentView): Html {
  const { text, state } = view
  const title = text.t('summary_title')
  const [first] = state.availableShippingOptions
  return html`<aside data-part="side" aria-labelledby="checkout-side">
    <h2 data-part="side-title" id="checkout-side">${title}</h2>
    <details data-part="fold">
      <summary>
        <span>${title}</span><span data-part="fold-sum">${text.money(state.cost.totalCents)}</span
        ><span data-part="mark" aria-hidden="true"></span>
      </summary>
      <div data-part="fold-body">
        <ul data-part="goods">
          ${state.basket.items.map((item) => goodsLine(view, item, false))}
        </ul>
        ${sums(view)}
        <p data-part="small">${deliveryTime(view, first)}</p>
      </div>
    </details>
  </aside>`
}
