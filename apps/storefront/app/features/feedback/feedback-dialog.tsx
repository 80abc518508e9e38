import { isEmail } from '@saum/domain/contact-rules'
import {
  FEEDBACK_FAULTS,
  sendFeedback,
  type FeedbackFault,
} from '@saum/tracking/feedback/send-feedback'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { publicAddress } from '@saum/domain/public-address'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { CLOSES_DIALOG } from '#app/ui/dialogs.ts'
import { showDialog } from '#app/ui/show-dialog.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './feedback-dialog.module.css'

export interface FeedbackDialogProps {
  id: string
  /** Where reports go, and from which build. */
  target: { dsn: string; environment: string; release: string }
}

type Standing = 'writing' | 'sending' | 'sent' | 'email-invalid' | FeedbackFault

const FAULT_TEXT = {
  unsure: 'feedback.unsure',
  unreachable: 'feedback.unreachable',
  forbidden: 'feedback.forbidden',
} as const satisfies Record<Exclude<FeedbackFault, 'empty'>, PlainKey>

const MAX_MESSAGE = 4000

/** Visitors tell of a fault they met. What they wrote stays until it has arrived. */
export function FeedbackDialog({ id, target }: FeedbackDialogProps) {
  const { t } = useShopText()
  const [standing, setStanding] = useState<Standing>('writing')

  useEffect(() => void showDialog(id), [id])

  async function send(form: HTMLFormElement) {
    const { message, email } = fieldsOf(form)
    const address = email.value.trim()
    if (email.validity.typeMismatch || (address !== '' && !isEmail(address))) {
      setStanding('email-invalid')
      return email.focus()
    }
    setStanding('sending')
    const sent = await sendFeedback(
      {
        ...target,
        fetch: (input, init) => fetch(input, init),
        newId: () => crypto.randomUUID(),
        now: () => Date.now(),
      },
      { message: message.value, email: address, address: publicAddress(location.href) },
    )
    setStanding(sent.ok ? 'sent' : sent.refusal)
    if (sent.ok) return
    // oxlint-disable-next-line no-console -- for whoever looks why nothing arrives
    console.warn(FEEDBACK_FAULTS[sent.refusal])
    if (sent.refusal === 'empty') message.focus()
  }

  return (
    <Dialog
      id={id}
      title={t('feedback.open')}
      onClose={() => setStanding((now) => (now === 'sent' ? 'writing' : now))}
    >
      {standing === 'sent' ? (
        <Thanks />
      ) : (
        <FeedbackForm standing={standing} onSend={(form) => void send(form)} />
      )}
    </Dialog>
  )
}

interface FeedbackFormProps {
  standing: Standing
  onSend: (form: HTMLFormElement) => void
}

function FeedbackForm({ standing, onSend }: FeedbackFormProps) {
  const { t } = useShopText()
  const isSending = standing === 'sending'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) onSend(event.currentTarget)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {standing in FAULT_TEXT && (
        <Notice kind="error" announce>
          {t(FAULT_TEXT[standing as keyof typeof FAULT_TEXT])}
        </Notice>
      )}
      <TextAreaField
        name="message"
        label={t('feedback.message')}
        error={standing === 'empty' ? t('feedback.empty') : undefined}
        maxLength={MAX_MESSAGE}
        rows={5}
        required
      />
      <TextField
        name="email"
        type="email"
        label={t('feedback.email')}
        hint={t('feedback.email_hint')}
        error={standing === 'email-invalid' ? t('form.email_invalid') : undefined}
        autoComplete="email"
        maxLength={254}
        optional
      />
      <Text tone="soft">{t('feedback.note')}</Text>
      <Button type="submit" busy={isSending}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}

/** Takes the focus: the button that had it is gone. */
function Thanks() {
  const { t } = useShopText()
  const words = useRef<HTMLDivElement>(null)

  useEffect(() => words.current?.focus(), [])

  return (
    <div className={styles.form} ref={words} tabIndex={-1}>
      <Notice kind="success">{t('feedback.thanks')}</Notice>
      <Button look="line" {...CLOSES_DIALOG}>
        {t('common.close')}
      </Button>
    </div>
  )
}

function fieldsOf(form: HTMLFormElement) {
  const { elements } = form
  return {
    message: elements.namedItem('message') as HTMLTextAreaElement,
    email: elements.namedItem('email') as HTMLInputElement,
  }
}
