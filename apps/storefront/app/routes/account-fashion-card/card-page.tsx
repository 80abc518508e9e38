import { AccountPage, AccountPart } from '#app/features/account/account-page.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { SelectOption } from '#app/ui/select-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './card-page.module.css'
import { CARD_SAYINGS, type CardSaying } from './card-says.ts'
import { CardLevels } from './card-levels.tsx'
import { CardOverview } from './card-overview.tsx'
import { CardVouchers } from './card-vouchers.tsx'
import { JoinCard } from './join-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import type { CardFacts } from './load-card.ts'
import { PointsHistory } from './points-history.tsx'
import type { CardAnswer, TypedHolder } from './typed-holder.ts'
import { useCardKeeping } from './use-card-keeping.ts'

interface CardPageProps extends CardFacts {
  says: CardSaying | null
  known: TypedHolder
  countries: readonly SelectOption[]
  requestKey: string
  answer: CardAnswer | null
}

/** The card with all that belongs to it; without one, how to get it. */
export function CardPage(props: CardPageProps) {
  const { card, isEnabled, history, isCopy, says, requestKey } = props
  const { t, shop } = useShopText()
  useCardKeeping(`/${shop.path}/account/fashion-card/`, card !== null)
  return (
    <AccountPage title={t('card.title')} current="card">
      {says !== null && (
        <div className={styles.notice}>
          <Arrival of={says}>
            <Notice kind={CARD_SAYINGS[says].kind} announce>
              {t(CARD_SAYINGS[says].words)}
            </Notice>
          </Arrival>
        </div>
      )}
      {card === null && isEnabled && <Notice>{t('card.unavailable')}</Notice>}
      {card === null && !isEnabled && <JoinCard {...props} />}
      {card !== null && <CardOverview card={card} requestKey={requestKey} />}
      {card !== null && !isCopy && <CardVouchers vouchers={card.vouchers} />}
      {history !== null && <PointsHistory history={history} />}
      <AccountPart
        title={t('card.levels')}
        end={
          <TextLink alone href={`/${shop.path}/s/fashion-card/`}>
            {t('card.terms')}
          </TextLink>
        }
      >
        <CardLevels own={card?.loyalty.card.level ?? null} />
      </AccountPart>
      {card !== null && <LeaveCard owesPoints={card.loyalty.points.balance < 0} />}
    </AccountPage>
  )
}
