import { SHOP_SERVICE } from '@saum/domain/shop-service'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import { footerColumns } from './footer-columns.ts'
import { FooterLetters } from './footer-letters.tsx'
import styles from './footer.module.css'
import { PAYMENT_NAME } from './payment-names.ts'
import { shopOption } from '#app/messages/shop-option.ts'
import { SHOP_SWITCH_ID, shopSwitchHref } from '#app/page/shop-switch-link.ts'
import { opensDialog } from '#app/ui/dialogs.ts'
import { WISHLIST_FORM_ID } from '#app/visitor/wishlist-form.ts'

export function Footer({ pages }: ChromeParts) {
  const { t, shop } = useShopText()
  const { phone, email, weekdayHours, saturdayHours, paymentMethods } = SHOP_SERVICE[shop.path]
  return (
    <footer className={styles.footer} id="footer">
      {/* All hearts of a page belong to it, so that each of them costs no more than a button. */}
      <form id={WISHLIST_FORM_ID} method="post" action={`/${shop.path}/wishlist/`} hidden>
        <input type="hidden" name="intent" value="toggle" />
        {/* A form has a button, also on pages without hearts; nobody can press this one. */}
        <button type="submit" disabled>
          {t('wishlist.title')}
        </button>
      </form>
      <FooterLetters pages={pages} />
      <div className={styles.columns}>
        <div className={styles.help}>
          <p className={styles.question}>{t('footer.help_question')}</p>
          <p className={styles.soft}>
            {t('footer.help_hours', { weekdays: weekdayHours, saturday: saturdayHours })}
          </p>
          <ul>
            <li>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00A0')}</a>
            </li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
        </div>
        {footerColumns(shop, pages).map((column) => (
          <nav key={column.title} aria-labelledby={column.title}>
            <p className={styles.label} id={column.title}>
              {t(column.title)}
            </p>
            <ul>
              {column.links.map((link) => (
                <li key={link.text}>
                  <a href={link.href} data-legal={link.legal}>
                    {t(link.text)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.base}>
        <p>© 2026 Saum</p>
        <ul className={styles.payment} aria-label={t('footer.payment_means')}>
          {paymentMethods.map((method) => (
            <li key={method}>{t(PAYMENT_NAME[method])}</li>
          ))}
        </ul>
        <p>{t('footer.tax_note')}</p>
        <a href={shopSwitchHref(shop)} data-reload="" {...opensDialog(SHOP_SWITCH_ID)}>
          {t('shop.switch_title')}: {t(shopOption(shop.path))}
        </a>
      </div>
    </footer>
  )
}
