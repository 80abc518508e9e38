import { html, type Html } from '../markup.ts'
import type { FragmentView } from './view.ts'

/**
 * What comes again belongs to somebody: guests log in or make an account, or take it out of the basket.
 * The login page is told that an account is needed, or it would offer the way back as a guest.
 */
export function accountStep({ text, shop }: FragmentView): Html {
  const { t } = text
  const back = encodeURIComponent(`/${shop.path}/checkout/?account=needed`)
  const login = `/${shop.path}/login/`
  return html`<div data-part="group" id="checkout-account" tabindex="-1">
    <p>${t('account_text')}</p>
    <a data-part="button" href="${login}?redirectUrl=${back}"><span>${t('account_login')}</span></a>
    <a data-part="button" data-look="line" href="${login}?register=true&amp;redirectUrl=${back}"
      ><span>${t('account_register')}</span></a
    >
    <p data-part="small">
      ${text.rich('account_without', {
        basketLink: html`<a data-part="link" href="/${shop.path}/cart/">${t('to_basket')}</a>`,
      })}
    </p>
  </div>`
}
