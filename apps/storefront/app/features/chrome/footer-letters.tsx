import { useShopText } from '#app/messages/shop-text.tsx'
import type { ChromeParts } from './chrome-parts.ts'
import styles from './footer-letters.module.css'

const EMAIL_ID = 'footer-newsletter-email'
const CONSENT_ID = 'footer-newsletter-consent'
/** What the words beside the form promise; others can be chosen on the page of the newsletter. */
const TOPICS = ['new', 'magazine'] as const

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
      <form className={styles.form} method="post" action={`/${shop.path}/newsletter/`}>
        {TOPICS.map((topic) => (
          <input key={topic} type="hidden" name="topics" value={topic} />
        ))}
        <label className={styles.label} htmlFor={EMAIL_ID}>
          {t('footer.newsletter_email')}
        </label>
        <div className={styles.row}>
          <input
            id={EMAIL_ID}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            required
            aria-describedby={CONSENT_ID}
          />
          <button type="submit">{t('footer.newsletter_submit')}</button>
        </div>
        <p className={styles.consent} id={CONSENT_ID}>
          {richText('footer.newsletter_consent', { privacyLink })}
        </p>
      </form>
    </section>
  )
}
