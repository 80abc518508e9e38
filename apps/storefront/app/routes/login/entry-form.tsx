import { useEffect, useRef, type ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { isFocusFree } from '#app/ui/first-markup.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LoginIntent, LoginRefusal } from './login-refusal.ts'
import styles from './login-page.module.css'

interface EntryFormProps {
  intent: LoginIntent
  refusal: LoginRefusal | null
  /** What is said to somebody who has tried too often. */
  tooMany?: string
  /** From the link of a mail. */
  token?: string
  children: ReactNode
}

/**
 * A plain form to the page itself: it sends what was typed to the shop and to nobody else, and the page
 * after it is a new document, for whoever that is then.
 */
export function EntryForm({ intent, refusal, tooMany, token, children }: EntryFormProps) {
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <Fields>
        {refusal && <Refusal refusal={refusal} tooMany={tooMany} />}
        {children}
      </Fields>
    </form>
  )
}

interface RefusalProps {
  refusal: LoginRefusal
  tooMany: string | undefined
}

/** The page is a new one: whoever cannot see it begins with what went wrong. */
function Refusal({ refusal: { problem, waitMinutes }, tooMany }: RefusalProps) {
  const { t } = useShopText()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocusFree()) notice.current?.focus()
  }, [])
  // Each field says for itself what is missing.
  if (problem === 'incomplete') return null
  const words = {
    mismatch: t('login.failed'),
    'too-many': tooMany ?? t('register.too_many', { minutes: waitMinutes }),
    'no-answer': t('form.lost_connection'),
  }
  return (
    <div ref={notice} tabIndex={-1} className={styles.refusal}>
      <Notice kind="error" announce>
        {words[problem]}
      </Notice>
    </div>
  )
}

interface EmailFieldProps {
  id: string
  refusal: LoginRefusal | null
  autoComplete: 'username' | 'email'
  error: string | undefined
}

export function EmailField({ id, refusal, autoComplete, error }: EmailFieldProps) {
  const { t } = useShopText()
  return (
    <TextField
      id={id}
      label={t('login.email')}
      name="email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      defaultValue={refusal?.email}
      error={error}
    />
  )
}
