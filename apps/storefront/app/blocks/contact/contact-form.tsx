import { CONTACT_TOPICS, MAX_MESSAGE, MIN_MESSAGE } from '@saum/contract/contact'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { useFaultWords } from '#app/ui/field-fault.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { CONTACT_FIELDS, NOTHING_TYPED, type ContactAnswer } from './contact-answer.ts'
import styles from './contact-form.module.css'

interface ContactFormProps {
  answer?: ContactAnswer
  privacyHref: string | undefined
}

/** A plain form: it works without script, and so does the answer to it. */
export function ContactForm({ answer = NOTHING_TYPED, privacyHref }: ContactFormProps) {
  const { t, richText, shop } = useShopText()
  const { typed, faults, waitMinutes } = answer
  const errors = useErrors(faults)
  const labels = {
    topic: t('content.contact_topic'),
    name: t('content.contact_name'),
    email: t('content.contact_email'),
    orderNumber: t('content.contact_order'),
    message: t('content.contact_message'),
  }
  const fieldOf = <Name extends keyof typeof labels>(name: Name) => ({
    id: `contact-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: typed[name],
  })
  const privacy = t('content.contact_privacy')
  return (
    <form
      className={styles.form}
      method="post"
      action={`/${shop.path}/contact-message/`}
      noValidate
    >
      {waitMinutes !== null && (
        <Notice kind="error" announce>
          {t('content.contact_too_many', { minutes: waitMinutes })}
        </Notice>
      )}
      <FaultSummary
        fields={CONTACT_FIELDS.map((name) => ({
          id: `contact-${name}`,
          label: labels[name],
          error: errors[name],
        }))}
      />
      <SelectField {...fieldOf('topic')} options={useTopics()} required />
      <TextField {...fieldOf('name')} autoComplete="name" maxLength={100} required />
      <TextField
        {...fieldOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField {...fieldOf('orderNumber')} autoComplete="off" maxLength={40} optional />
      <TextAreaField
        {...fieldOf('message')}
        hint={t('content.contact_message_hint', { max: MAX_MESSAGE })}
        maxLength={MAX_MESSAGE}
        rows={6}
        required
      />
      <Trap />
      <Text tone="soft">
        {richText('content.contact_note', {
          privacyLink: privacyHref ? <TextLink href={privacyHref}>{privacy}</TextLink> : privacy,
        })}
      </Text>
      <Button type="submit">{t('content.contact_send')}</Button>
    </form>
  )
}

function useErrors(faults: ContactAnswer['faults']) {
  const { t } = useShopText()
  const words = useFaultWords()
  const sign = t('content.contact_sign')
  return {
    topic: faults.topic && t('content.contact_topic_missing'),
    name: words(faults.name, sign),
    email: words(faults.email, t('form.email_invalid')),
    orderNumber: words(faults.orderNumber, sign),
    message: words(faults.message, t('content.contact_message_short', { min: MIN_MESSAGE })),
  }
}

function useTopics() {
  const { t } = useShopText()
  const topics = CONTACT_TOPICS.map((topic) => ({
    value: topic as string,
    label: t(`content.contact_topic_${topic}`),
  }))
  return [{ value: '', label: t('content.contact_topic_choose') }, ...topics]
}

/** People do not see it; what fills in every field of a form does. */
function Trap() {
  const { t } = useShopText()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="contact-website">{t('content.contact_leave_empty')}</label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
