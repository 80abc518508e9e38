import { passwordStrength, SHORTEST_PASSWORD } from '@saum/domain/password-rules'
import { useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { usePasswordFaultWords, type PasswordFault } from './password-fault.ts'
import styles from './new-password-field.module.css'

interface NewPasswordFieldProps {
  id: string
  label: string
  fault: PasswordFault | null
  name?: string
}

/** How full the bar is, out of four. */
const STRENGTHS = { 'too-short': 0, 'too-long': 0, weak: 1, fair: 2, good: 3, strong: 4 } as const

/**
 * A password somebody chooses: says how good it is while it is typed, in words. Everything may be
 * pasted and kept by a manager. The screen has to load the texts of `login` and `register`.
 */
export function NewPasswordField({ id, label, fault, name = 'password' }: NewPasswordFieldProps) {
  const { t } = useShopText()
  const faultWords = usePasswordFaultWords()
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.field}>
      <PasswordField
        id={id}
        label={label}
        name={name}
        autoComplete="new-password"
        required
        hint={t('register.password_hint')}
        error={faultWords(fault)}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.strength} data-empty={typed === '' ? true : undefined}>
        <Progress
          value={STRENGTHS[passwordStrength(typed)]}
          max={4}
          label={t('register.strength')}
        />
        <StrengthWords password={typed} />
      </div>
    </div>
  )
}

/** Seen with every key, but only heard once it is long enough and whenever the strength is another. */
function StrengthWords({ password }: { password: string }) {
  const { t } = useShopText()
  const strength = passwordStrength(password)
  const words = {
    'too-short': '',
    'too-long': '',
    weak: t('register.password_weak'),
    fair: t('register.password_fair'),
    good: t('register.password_good'),
    strong: t('register.password_strong'),
  }[strength]
  const count = SHORTEST_PASSWORD - Array.from(password).length
  return (
    <div className={styles.words}>
      <p aria-live="polite">{words}</p>
      {password !== '' && count > 0 && <p>{t('register.password_more', { count })}</p>}
    </div>
  )
}
