import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

interface NewsletterPageProps {
  isConfirmed: boolean
  /** From the link in the mail. */
  token: string | null
}

export function NewsletterPage({ isConfirmed, token }: NewsletterPageProps) {
  const { t, shop } = useShopText()
  const onward = <ButtonLink href={`/${shop.path}/c/new/`}>{t('newsletter.onward')}</ButtonLink>
  if (isConfirmed) {
    return (
      <Screen title={t('newsletter.confirmed_title')} action={onward}>
        {t('newsletter.confirmed')}
      </Screen>
    )
  }
  if (token === null) {
    return (
      <Screen title={t('newsletter.unknown_title')} action={onward}>
        {t('newsletter.unknown')}
      </Screen>
    )
  }
  return (
    <Screen
      title={t('newsletter.page_title')}
      action={
        <Form method="post" action="?" replace>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('newsletter.confirm_button')}</Button>
        </Form>
      }
    >
      {t('newsletter.confirm_intro')}
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
