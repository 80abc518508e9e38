import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SignInProblem } from './sign-in-problem.ts'

interface SignInProblemPageProps {
  problem: SignInProblem
  /** The name of the provider; empty where there is none. */
  provider: string
  /** Where the customer wanted to go; empty where nobody knows. */
  returnPath: string
}

export function SignInProblemPage({ problem, provider, returnPath }: SignInProblemPageProps) {
  const { t, shop } = useShopText()
  const { title, words } = useProblemWords(provider)[problem]
  const query = returnPath === '' ? '' : `?${new URLSearchParams({ redirectUrl: returnPath })}`
  return (
    <Wrap>
      <PageHead title={title} />
      <EmptyState
        title={title}
        action={<ButtonLink href={`/${shop.path}/login/${query}`}>{t('provider.back')}</ButtonLink>}
      >
        <p>{words}</p>
      </EmptyState>
    </Wrap>
  )
}

function useProblemWords(
  provider: string,
): Record<SignInProblem, { title: string; words: ReactNode }> {
  const { t, richText, shop } = useShopText()
  const { email } = SHOP_SERVICE[shop.path]
  const emailLink = <TextLink href={`mailto:${email}`}>{email}</TextLink>
  return {
    cancelled: {
      title: t('provider.cancelled_title'),
      words: t('login.provider_failed', { provider }),
    },
    invalid: { title: t('provider.invalid_title'), words: t('provider.invalid') },
    email: { title: t('provider.email_title'), words: t('provider.email', { provider }) },
    account: { title: t('provider.account_title'), words: t('provider.account', { provider }) },
    inactive: {
      title: t('provider.inactive_title'),
      words: richText('provider.inactive', { emailLink }),
    },
    unavailable: {
      title: t('provider.unavailable_title', { provider }),
      words: t('provider.unavailable'),
    },
    'too-many': { title: t('provider.too_many_title'), words: t('provider.too_many') },
  }
}
