import { AccountPage } from '#app/features/account/account-page.tsx'
import { AddressSection } from '#app/features/account/address-section.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { AccountEndPart } from './account-end-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { EmailPart } from './email-part.tsx'
import type { ProfileFacts } from './load-profile.ts'
import { PasswordPart } from './password-part.tsx'
import { PersonPart } from './person-part.tsx'
import type { ProfileIntent, ProfileRefusal } from './profile-answer.ts'

interface ProfilePageProps extends ProfileFacts {
  refusal: ProfileRefusal | null
}

export function ProfilePage({ refusal, ...page }: ProfilePageProps) {
  const { t } = useShopText()
  const refusalOf = (...intents: ProfileIntent[]) =>
    refusal && intents.includes(refusal.intent) ? refusal : null
  // What an earlier form led to is no news once another one was sent.
  const facts = refusal ? { ...page, says: null } : page
  return (
    <AccountPage title={t('account.profile')} current="profile">
      <PersonPart {...facts} refusal={refusalOf('person')} />
      <EmailPart {...facts} refusal={refusalOf('email', 'verify')} />
      <PasswordPart {...facts} refusal={refusalOf('password')} />
      <AddressSection addresses={page.addresses} />
      <DevicesPart {...facts} refusal={refusalOf('end-device', 'end-others')} />
      <AccountEndPart />
    </AccountPage>
  )
}
