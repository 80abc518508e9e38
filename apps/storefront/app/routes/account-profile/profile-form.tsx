import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ProfileIntent, ProfileRefusal } from './profile-answer.ts'
import styles from './profile-page.module.css'

interface ProfileFormProps {
  intent: ProfileIntent
  children: ReactNode
}

/** Sent to the page without what it says in its address: that was about another form. */
export function ProfileForm({ intent, children }: ProfileFormProps) {
  return (
    <Form method="post" action="?" replace preventScrollReset noValidate className={styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

/** A form that has done its work is a new one: nobody's password stays in it. */
export function useFormKey(isDone: boolean): string {
  const { key } = useLocation()
  return isDone ? key : 'form'
}

interface SaveButtonProps {
  intent: ProfileIntent
  look?: 'filled' | 'line'
  children: ReactNode
}

export function SaveButton({ intent, look = 'line', children }: SaveButtonProps) {
  const { formData } = useNavigation()
  return (
    <div>
      <Button type="submit" look={look} busy={formData?.get('intent') === intent}>
        {children}
      </Button>
    </div>
  )
}

interface AnswerNoticeProps {
  /** What was done; empty where nothing was. */
  done: string | null
  /** Of this form. */
  refusal: ProfileRefusal | null
}

/** What became of a form, above it; each field says for itself what is missing. */
export function AnswerNotice({ done, refusal }: AnswerNoticeProps) {
  if (refusal?.problem === 'incomplete' || (refusal === null && done === null)) return null
  return (
    <Arrival of={refusal ?? done}>
      <Notice kind={refusal ? 'error' : 'success'} announce>
        {refusal ? <RefusalWords refusal={refusal} /> : done}
      </Notice>
    </Arrival>
  )
}

function RefusalWords({ refusal }: { refusal: ProfileRefusal }) {
  const { t, richText, shop } = useShopText()
  if (refusal.problem === 'too-many') {
    return t('register.too_many', { minutes: refusal.waitMinutes })
  }
  if (refusal.problem !== 'login-too-old') return t('form.lost_connection')
  const back = encodeURIComponent(`/${shop.path}/account/profile-details/#email`)
  return richText('profile.email_login_too_old', {
    loginLink: (
      <TextLink href={`/${shop.path}/login/provider/?redirectUrl=${back}`} data-reload>
        {t('account.delete_login')}
      </TextLink>
    ),
  })
}
