import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { LoginFacts } from './load-login.ts'

/** A link, not a form: a page may only send forms to its own origin. */
export function ProviderWay({ provider }: Pick<LoginFacts, 'provider'>) {
  const { t } = useShopText()
  if (provider === null) return null
  return (
    <ButtonLink look="line" wide href={provider.href} data-reload="">
      {t('login.provider', { provider: provider.name })}
    </ButtonLink>
  )
}
