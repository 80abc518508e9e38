import { TopicBoxes } from '#app/features/newsletter/topic-boxes.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { RefusedWish } from './answer-newsletter.ts'
import styles from './newsletter-form.module.css'

const EMAIL_ID = 'newsletter-email'
const TOPICS_ID = 'newsletter-topics'

interface NewsletterFormProps {
  refused: RefusedWish | null
  privacyHref: string | null
}

/** A plain form: it works without script, and so does the answer to it. */
export function NewsletterForm({ refused, privacyHref }: NewsletterFormProps) {
  const { t, richText, shop } = useShopText()
  const emailError = refused?.faults.email ? t('form.email_invalid') : undefined
  const topicsError = refused?.isTopicMissing ? t('newsletter.topics_missing') : undefined
  const privacy = t('newsletter.privacy')
  return (
    <form className={styles.form} method="post" action={`/${shop.path}/newsletter/`} noValidate>
      {refused !== null && refused.waitMinutes !== null && (
        <Notice kind="error" announce>
          {t('newsletter.too_many', { minutes: refused.waitMinutes })}
        </Notice>
      )}
      <FaultSummary
        fields={[
          { id: EMAIL_ID, label: t('newsletter.email'), error: emailError },
          { id: TOPICS_ID, label: t('newsletter.topics'), error: topicsError },
        ]}
      />
      <TextField
        id={EMAIL_ID}
        type="email"
        name="email"
        autoComplete="email"
        label={t('newsletter.email')}
        defaultValue={refused?.email ?? ''}
        error={emailError}
        required
      />
      <TopicBoxes id={TOPICS_ID} chosen={refused?.topics ?? []} error={topicsError} />
      <Text tone="soft">
        {richText('newsletter.consent', {
          privacyLink: privacyHref ? <TextLink href={privacyHref}>{privacy}</TextLink> : privacy,
        })}
      </Text>
      <Button type="submit">{t('newsletter.submit')}</Button>
    </form>
  )
}
