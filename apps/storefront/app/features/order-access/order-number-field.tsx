import { useShopText } from '#app/messages/shop-text.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface OrderNumberFieldProps {
  id: string
  typed: string
  error: string | undefined
}

export function OrderNumberField({ id, typed, error }: OrderNumberFieldProps) {
  const { t } = useShopText()
  return (
    <TextField
      id={id}
      name="orderNumber"
      label={t('track.number')}
      hint={t('track.number_hint')}
      error={error}
      defaultValue={typed}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
    />
  )
}
