import { useShopText } from '#app/messages/shop-text.tsx'
import { LettersForm } from '#app/ui/letters-form.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import styles from './footer-letters.module.css'

/** The way to letters from every page: a plain form, since all of the footer does without script. */
export function FooterLetters({ pages }: Pick<ChromeParts, 'pages'>) {
  const { t, richText, shop } = useShopText()
  const privacyLink = (
    <a href={`/${shop.path}/${pages['privacy'] ?? ''}/`}>{t('footer.newsletter_privacy')}</a>
  )
  return (
    <section className={styles.letters} aria-labelledby="footer-newsletter">
      <div>
        <h2 className={styles.title} id="footer-newsletter">
          {t('footer.newsletter_title')}
        </h2>
        <p className={styles.soft}>{t('footer.newsletter_hint')}</p>
      </div>
      <LettersForm
        id="footer-newsletter-email"
        note={richText('footer.newsletter_consent', { privacyLink })}
      />
    </section>
  )
}
