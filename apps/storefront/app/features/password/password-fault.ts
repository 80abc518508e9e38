import { LONGEST_PASSWORD, passwordStrength, SHORTEST_PASSWORD } from '@saum/domain/password-rules'
import { useShopText } from '#app/messages/shop-text.tsx'

/** What is wrong with a password; `weak` is for what only the shop knows, its list of common ones. */
export type PasswordFault = 'required' | 'short' | 'long' | 'weak' | 'wrong'

/** The shop reads no more than this; signs beyond the common ones count as two. */
const MAX_UNITS = 200

/** What can be said of a new one without asking the shop. */
export function newPasswordFault(password: string): 'required' | 'short' | 'long' | null {
  if (password === '') return 'required'
  const strength = passwordStrength(password)
  if (strength === 'too-long' || password.length > MAX_UNITS) return 'long'
  return strength === 'too-short' ? 'short' : null
}

/** The words beside the field. The screen has to load the texts of `register`. */
export function usePasswordFaultWords() {
  const { t } = useShopText()
  return function faultWords(fault: PasswordFault | null, wrong = ''): string | undefined {
    switch (fault) {
      case null:
        return undefined
      case 'required':
        return t('form.required')
      case 'short':
        return t('register.password_short', { count: SHORTEST_PASSWORD })
      case 'long':
        return t('form.too_long', { max: LONGEST_PASSWORD })
      case 'weak':
        return t('register.password_too_weak')
      case 'wrong':
        return wrong
    }
  }
}
