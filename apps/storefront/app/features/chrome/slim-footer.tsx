import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import styles from './slim-footer.module.css'

const LEGAL = [
  ['footer.imprint', 'imprint'],
  ['footer.terms', 'terms'],
  ['footer.privacy', 'privacy'],
  ['footer.accessibility', 'accessibility'],
  ['footer.cookies', 'cookies'],
] as const satisfies readonly (readonly [text: PlainKey, page: string])[]

/** Below the checkout: what the law wants at hand on every page, and whom to ask. */
export function SlimFooter({ pages }: ChromeParts) {
  const { t, shop } = useShopText()
  const { phone, hasWithdrawal } = SHOP_SERVICE[shop.path]
  const home = `/${shop.path}`
  return (
    <footer className={styles.footer} id="footer">
      <div className={styles.line}>
        <ul className={styles.links}>
          {LEGAL.map(([text, page]) =>
            pages[page] === undefined ? null : (
              <li key={text}>
                <a href={`${home}/${pages[page]}/`} data-reload="" data-legal={page}>
                  {t(text)}
                </a>
              </li>
            ),
          )}
          <li>
            <a href={`${home}/consent/`} data-reload="">
              {t('footer.consent_settings')}
            </a>
          </li>
          {hasWithdrawal && (
            <li>
              <a href={`${home}/withdrawal/`} data-reload="">
                {t('footer.withdraw_button')}
              </a>
            </li>
          )}
          <li>
            <a href={`${home}/cancel-contract/`} data-reload="">
              {t('footer.cancel_contracts')}
            </a>
          </li>
        </ul>
        <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone.replaceAll(' ', '\u00A0')}
        </a>
      </div>
    </footer>
  )
}
