import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { LoginRefusal } from './log-in.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import type { LoginReason } from './login-reason.ts'

interface LoginPageProps {
  /** Where a customer goes on; a path of our own. */
  returnPath: string
  reason: LoginReason
  refusal: LoginRefusal | null
}

export function LoginPage({ returnPath, reason, refusal }: LoginPageProps) {
  const { t, richText, shop } = useShopText()
  const { pictureBase } = usePageSettings()
  return (
    <div className={styles.login}>
      <PageHead title={t('login.title')} />
      <div className={styles.picture}>
        <Picture src={`${pictureBase}/login.webp`} width={900} height={1125} alt="" fill eager />
      </div>
      <div className={styles.words}>
        <Headline as="h1" size={40}>
          {t('login.welcome')}
        </Headline>
        {reason === 'account' && !refusal && <Text tone="soft">{t('login.needed')}</Text>}
        <LoginForm refusal={refusal} />
        <Text tone="soft">{t('login.merge_note')}</Text>
        {reason === 'checkout' && <GuestWay href={returnPath} />}
        <Text tone="soft">
          {richText('login.track_question', {
            trackLink: (
              <TextLink href={`/${shop.path}/order-trackform/`}>{t('login.track_link')}</TextLink>
            ),
          })}
        </Text>
      </div>
    </div>
  )
}

/** Nobody needs an account to order. */
function GuestWay({ href }: { href: string }) {
  const { t } = useShopText()
  return (
    <div className={styles.guest}>
      <Headline size={28}>{t('login.guest_title')}</Headline>
      <Text tone="soft">{t('login.guest_hint')}</Text>
      {/* The checkout has a header of its own: it is another document. */}
      <ButtonLink look="line" wide href={href} data-reload="">
        {t('login.guest')}
      </ButtonLink>
    </div>
  )
}
