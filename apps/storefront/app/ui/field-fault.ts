import { useShopText } from '#app/messages/shop-text.tsx'

/** What is wrong with one field; the screen chooses the words. */
export type FieldFault =
  | { kind: 'required' }
  | { kind: 'email' }
  | { kind: 'too-long'; max: number }
  | { kind: 'invalid' }

export type FieldFaults<Name extends string> = Readonly<Partial<Record<Name, FieldFault>>>

/** The words beside a field. What is only wrong in one field alone is said by `invalid`. */
export function useFaultWords() {
  const { t } = useShopText()
  return function faultWords(
    fault: FieldFault | undefined,
    invalid = t('form.required'),
  ): string | undefined {
    switch (fault?.kind) {
      case undefined:
        return undefined
      case 'required':
        return t('form.required')
      case 'email':
        return t('form.email_invalid')
      case 'too-long':
        return t('form.too_long', { max: fault.max })
      case 'invalid':
        return invalid
    }
  }
}
