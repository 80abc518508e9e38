import { Form } from 'react-router'
import { MailLinkScreen } from '#app/features/mail-link/mail-link-screen.tsx'
import {
  ALERT_MESSAGE,
  type AlertAnswer,
  type AlertOutcome,
} from '#app/features/stock-alert/alert-outcome.ts'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

interface StockAlertPageProps {
  /** From the link in the mail. */
  token: string | null
  /** What the form that was sent led to. */
  answer: AlertAnswer | undefined
}

const TITLE: Readonly<Partial<Record<AlertOutcome, PlainKey>>> = {
  confirmed: 'alert.confirmed_title',
  'link-unknown': 'alert.unknown_title',
}

export function StockAlertPage({ token, answer }: StockAlertPageProps) {
  const { t } = useShopText()
  if (answer) return <AnswerScreen answer={answer} />
  if (token === null) return <AnswerScreen answer={{ outcome: 'link-unknown' }} />
  return (
    <MailLinkScreen
      title={t('alert.page_title')}
      action={
        <Form method="post" action="?" replace>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('alert.confirm_button')}</Button>
        </Form>
      }
    >
      {t('alert.confirm_intro')}
    </MailLinkScreen>
  )
}

function AnswerScreen({ answer: { outcome, productHref } }: { answer: AlertAnswer }) {
  const { t, shop } = useShopText()
  return (
    <MailLinkScreen
      title={t(TITLE[outcome] ?? 'alert.page_title')}
      action={
        <ButtonLink href={productHref ?? `/${shop.path}/c/new/`}>
          {t(productHref === undefined ? 'alert.back_to_shop' : 'alert.back_to_product')}
        </ButtonLink>
      }
    >
      {t(ALERT_MESSAGE[outcome])}
    </MailLinkScreen>
  )
}
