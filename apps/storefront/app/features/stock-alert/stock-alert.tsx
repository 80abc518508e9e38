import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Text } from '#app/ui/type.tsx'
import { ALERT_MESSAGE, isSettled, type AlertAnswer } from './alert-outcome.ts'
import styles from './stock-alert.module.css'

interface StockAlertProps {
  /** The sold-out size. */
  variantId: number
  /** Its label, such as `38`. */
  size: string
}

/**
 * Asks for an address to write to when the size is back. Without script the form leads to
 * `/{shop}/stock-alert/`, which says the same. The screen has to load the texts of `alert`.
 */
export function StockAlert({ variantId, size }: StockAlertProps) {
  const { t, shop } = useShopText()
  const fetcher = useFetcher<AlertAnswer>()
  const outcome = fetcher.data?.outcome
  const form = useRef<HTMLFormElement>(null)
  const isInvalid = outcome === 'email-invalid'

  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLInputElement>('input[type=email]')?.focus()
  }, [isInvalid, fetcher.data])

  if (outcome !== undefined && isSettled(outcome)) {
    return (
      <Notice announce kind="success">
        {t(ALERT_MESSAGE[outcome])}
      </Notice>
    )
  }
  return (
    <fetcher.Form
      ref={form}
      className={styles.alert}
      method="post"
      action={`/${shop.path}/stock-alert/`}
    >
      <input type="hidden" name="variantId" value={variantId} />
      <div className={styles.words}>
        <Text size={16}>{t('alert.title', { size })}</Text>
        <Text tone="soft">{t('alert.intro')}</Text>
      </div>
      <TextField
        type="email"
        name="email"
        label={t('alert.email')}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        error={isInvalid ? t(ALERT_MESSAGE['email-invalid']) : undefined}
      />
      {outcome !== undefined && !isInvalid && (
        <Notice announce kind="error">
          {t(ALERT_MESSAGE[outcome])}
        </Notice>
      )}
      <Button type="submit" wide busy={fetcher.state !== 'idle'}>
        {t('alert.submit')}
      </Button>
    </fetcher.Form>
  )
}
