import { Form } from 'react-router'
import { MailLinkScreen } from '#app/features/mail-link/mail-link-screen.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

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
      <MailLinkScreen title={t('newsletter.confirmed_title')} action={onward}>
        {t('newsletter.confirmed')}
      </MailLinkScreen>
    )
  }
  if (token === null) {
    return (
      <MailLinkScreen title={t('newsletter.unknown_title')} action={onward}>
        {t('newsletter.unknown')}
      </MailLinkScreen>
    )
  }
  return (
    <MailLinkScreen
      title={t('newsletter.page_title')}
      action={
        <Form method="post" action="?" replace>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('newsletter.confirm_button')}</Button>
        </Form>
      }
    >
      {t('newsletter.confirm_intro')}
    </MailLinkScreen>
  )
}
