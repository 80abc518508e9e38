import { useShopText } from '#app/messages/shop-text.tsx'
import { AccountSetting } from '#app/features/account/account-page.tsx'
import { CardPicture } from '#app/features/fashion-card/card-picture.tsx'
import type { SelectOption } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './join-card.module.css'
import { LinkForm } from './link-form.tsx'
import { RegisterForm } from './register-form.tsx'
import type { CardAnswer, TypedHolder } from './typed-holder.ts'

/** What a card shows before anybody has one. */
const SAMPLE_NUMBER = '000000000000'

interface JoinCardProps {
  known: TypedHolder
  countries: readonly SelectOption[]
  answer: CardAnswer | null
}

/** A new card, or one from a branch. */
export function JoinCard({ known, countries, answer }: JoinCardProps) {
  const { t } = useShopText()
  const holder = `${known.firstName} ${known.lastName}`.trim()
  return (
    <>
      <div className={styles.invite}>
        <div aria-hidden="true">
          <CardPicture number={SAMPLE_NUMBER} level="basic" holder={holder} />
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{t('card.invite')}</p>
          <Text tone="soft">{t('card.invite_points')}</Text>
        </div>
      </div>
      <AccountSetting title={t('card.register')} hint={t('card.register_hint')} id="register">
        <RegisterForm
          known={known}
          countries={countries}
          answer={answer?.form === 'register' ? answer : null}
        />
      </AccountSetting>
      <AccountSetting title={t('card.link_existing')} hint={t('card.link_hint')} id="link">
        <LinkForm answer={answer?.form === 'link' ? answer : null} />
      </AccountSetting>
    </>
  )
}
