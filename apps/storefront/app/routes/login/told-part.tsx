import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { FaceHead } from './face-head.tsx'
import type { Told } from './login-face.ts'
import { loginPathOf } from './login-path.ts'

interface ToldWords {
  title: PlainKey
  /** `null` where it names whom to call. */
  hint: PlainKey | null
  /** Where the button leads; none where it is the mail that goes on. */
  onward: 'account' | 'login' | 'forgotten' | null
}

const WORDS: Readonly<Record<Told, ToldWords>> = {
  registered: { title: 'register.sent_title', hint: 'register.check_mail', onward: null },
  'reset-sent': { title: 'register.sent_title', hint: 'reset.sent', onward: null },
  'password-set': { title: 'reset.done_title', hint: 'reset.done', onward: 'account' },
  confirmed: {
    title: 'register.confirmed_title',
    hint: 'register.confirmed_hint',
    onward: 'account',
  },
  'confirm-expired': {
    title: 'login.link_expired_title',
    hint: 'register.confirm_failed_hint',
    onward: 'login',
  },
  verified: { title: 'login.verified_title', hint: 'login.verified_hint', onward: 'account' },
  'email-changed': {
    title: 'login.email_done_title',
    hint: 'login.email_done_hint',
    onward: 'account',
  },
  'email-revoked': {
    title: 'login.revoke_done_title',
    hint: 'login.revoke_done_hint',
    onward: 'forgotten',
  },
  'link-expired': {
    title: 'login.link_expired_title',
    hint: 'login.link_expired',
    onward: 'account',
  },
  'revoke-expired': { title: 'login.link_expired_title', hint: null, onward: null },
  'account-deleted': { title: 'login.deleted_title', hint: 'login.deleted_hint', onward: null },
}

interface ToldPartProps {
  what: Told
  redirectUrl: string | null
}

/** What a form or a link has led to, and one way on. */
export function ToldPart({ what, redirectUrl }: ToldPartProps) {
  const { t, shop } = useShopText()
  const { title, hint, onward } = WORDS[what]
  const onwardLinks = {
    account:
      redirectUrl === null
        ? [`/${shop.path}/account/`, t('login.to_account')]
        : [redirectUrl, t('login.onward')],
    login: [loginPathOf(shop, {}, redirectUrl), t('login.submit')],
    forgotten: [loginPathOf(shop, { forgotten: 'true' }, null), t('reset.title')],
  } as const
  return (
    <>
      <FaceHead title={t(title)}>{hint === null ? <ServiceWords /> : t(hint)}</FaceHead>
      {onward !== null && (
        // The checkout, to which some go on, is another document.
        <ButtonLink wide href={onwardLinks[onward][0]} data-reload="">
          {onwardLinks[onward][1]}
        </ButtonLink>
      )}
      {(what === 'registered' || what === 'reset-sent') && (
        <NoMail what={what} redirectUrl={redirectUrl} />
      )}
      <div>
        <TextLink alone href={`/${shop.path}/`}>
          {t('login.to_home')}
        </TextLink>
      </div>
    </>
  )
}

/** Somebody else may have the account by now: only people can help. */
function ServiceWords() {
  const { richText, shop } = useShopText()
  const { phone, email } = SHOP_SERVICE[shop.path]
  return richText('login.revoke_expired', {
    phone: (
      <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone.replaceAll(' ', '\u00A0')}
      </TextLink>
    ),
    email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
  })
}

function NoMail({ what, redirectUrl }: ToldPartProps) {
  const { t, richText, shop } = useShopText()
  const again = what === 'registered' ? { register: 'true' } : { forgotten: 'true' }
  return (
    <Text tone="soft">
      {richText('register.no_mail', {
        againLink: (
          <TextLink href={loginPathOf(shop, again, redirectUrl)}>
            {t('register.again_link')}
          </TextLink>
        ),
      })}
    </Text>
  )
}
