import { useId, useState, type ComponentProps } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { describeControl, FieldFrame, type FieldWords } from '#app/ui/field-frame.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './field.module.css'

type NativeInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'>

interface PasswordFieldProps extends NativeInputProps, FieldWords {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, id: ownId, ...rest } = props
  const { t } = useShopText()
  const [isShown, setShown] = useState(false)
  const newId = useId()
  const id = ownId ?? newId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <span data-end>
        <input
          {...rest}
          {...describeControl(id, { hint, error })}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
        />
      </span>
      <span className={styles.end}>
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? t('login.password_hide') : t('login.password_show')}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </FieldFrame>
  )
}
