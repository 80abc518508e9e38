import { useShopText } from '#app/messages/shop-text.tsx'
import { LettersForm } from '#app/ui/letters-form.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import styles from './footer-letters.module.css'

/**
 * The way to letters from every page: a plain form, since all of the footer does without script. No region
 * of its own: on a page that asks for letters itself, two would go by the same name.
 */
export function FooterLetters({ pages }: Pick<ChromeParts, 'pages'>) {
  const { t, richText, shop } = useShopText()
  const privacyLink = (
    <a href={`/${shop.path}/${pages['privacy'] ?? ''}/`}>{t('footer.newsletter_privacy')}</a>
  )
  return (
    <div className={styles.letters} data-footer-letters="">
      <div>
        <h2 className={styles.title}>{t('footer.newsletter_title')}</h2>
        <p className={styles.soft}>{t('footer.newsletter_hint')}</p>
      </div>
      <LettersForm
        id="footer-newsletter-email"
        note={richText('footer.newsletter_consent', { privacyLink })}
      />
    </div>
  )
}
