import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

interface NewsletterEndPageProps {
  isEnded: boolean
  /** From the link in the letter. */
  token: string | null
}

export function NewsletterEndPage({ isEnded, token }: NewsletterEndPageProps) {
  const { t, shop } = useShopText()
  if (isEnded) {
    return (
      <Screen
        title={t('newsletter.ended_title')}
        action={
          <ButtonLink look="line" href={`/${shop.path}/newsletter/`}>
            {t('newsletter.again')}
          </ButtonLink>
        }
      >
        {t('newsletter.ended')}
      </Screen>
    )
  }
  if (token === null) {
    return (
      <Screen
        title={t('newsletter.unknown_title')}
        action={
          <ButtonLink href={`/${shop.path}/account/data/`}>{t('newsletter.to_topics')}</ButtonLink>
        }
      >
        {t('newsletter.end_unknown')}
      </Screen>
    )
  }
  return (
    <Screen
      title={t('newsletter.end_title')}
      action={
        // Sent as a document: the page has to work where no script does.
        <form method="post" action={`/${shop.path}/newsletter-end/`}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('newsletter.end_button')}</Button>
        </form>
      }
    >
      {t('newsletter.end_intro')}
    </Screen>
  )
}

interface ScreenProps {
  title: string
  action: ReactNode
  children: string
}

function Screen({ title, action, children }: ScreenProps) {
  return (
    <Wrap>
      <PageHead title={title} />
      <EmptyState title={title} action={action}>
        <p>{children}</p>
      </EmptyState>
    </Wrap>
  )
}
