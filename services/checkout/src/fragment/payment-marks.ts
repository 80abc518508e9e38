import { raw } from 'hono/html'
import { html, type Html } from '../markup.ts'

/** The drawings of the shop's icon sprite, which pages of other origins cannot refer to. */
const DRAWINGS = {
  invoice:
    '<path d="M.5.5h47v27H.5z" fill="#fff" stroke="#d3ccc1" stroke-width="1"/><path d="M17.5 5.5h9l4 4v13h-13zM26.5 5.5v4h4M20.5 13h7M20.5 16h7M20.5 19h4" fill="none" stroke="#161412" stroke-width="1.25"/>',
  prepayment:
    '<path d="M.5.5h47v27H.5z" fill="#fff" stroke="#d3ccc1" stroke-width="1"/><path d="M15 11.5 24 6l9 5.5zM17.5 11.5v7.5M21.8 11.5v7.5M26.2 11.5v7.5M30.5 11.5v7.5M15 21.5h18" fill="none" stroke="#161412" stroke-width="1.25"/>',
  paypal:
    '<path d="M.5.5h47v27H.5z" fill="#fff" stroke="#d3ccc1" stroke-width="1"/><text x="24" y="17.7" font-size="11" font-weight="700" text-anchor="middle" fill="#161412" stroke="none" font-style="italic">PayPal</text>',
  visa: '<path d="M.5.5h47v27H.5z" fill="#fff" stroke="#d3ccc1" stroke-width="1"/><text x="24" y="18.4" font-size="13" font-weight="700" text-anchor="middle" fill="#161412" stroke="none" font-style="italic" letter-spacing=".3">VISA</text>',
  mastercard:
    '<path d="M.5.5h47v27H.5z" fill="#fff" stroke="#d3ccc1" stroke-width="1"/><text x="24" y="12.8" font-size="8" font-weight="700" text-anchor="middle" fill="#161412" stroke="none">master</text><text x="24" y="21" font-size="8" font-weight="700" text-anchor="middle" fill="#161412" stroke="none">card</text>',
} as const

export type PaymentMark = keyof typeof DRAWINGS

/** Marks beside the words of a payment option; the words say the same. */
export function paymentMarks(names: readonly PaymentMark[]): Html {
  return html`${names.map((name) =>
    raw(
      `<svg data-part="payment-mark" viewBox="0 0 48 28" aria-hidden="true">${DRAWINGS[name]}</svg>`,
    ),
  )}`
}
