import { MailLinkScreen } from '#app/features/mail-link/mail-link-screen.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

interface NewsletterEndPageProps {
  isEnded: boolean
  /** From the link in the letter. */
  token: string | null
}

export function NewsletterEndPage({ isEnded, token }: NewsletterEndPageProps) {
  const { t, shop } = useShopText()
  if (isEnded) {
    return (
      <MailLinkScreen
        title={t('newsletter.ended_title')}
        action={
          <ButtonLink look="line" href={`/${shop.path}/newsletter/`}>
            {t('newsletter.again')}
          </ButtonLink>
        }
      >
        {t('newsletter.ended')}
      </MailLinkScreen>
    )
  }
  if (token === null) {
    return (
      <MailLinkScreen
        title={t('newsletter.unknown_title')}
        action={
          <ButtonLink href={`/${shop.path}/account/data/`}>{t('newsletter.to_topics')}</ButtonLink>
        }
      >
        {t('newsletter.end_unknown')}
      </MailLinkScreen>
    )
  }
  return (
    <MailLinkScreen
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
    </MailLinkScreen>
  )
}
