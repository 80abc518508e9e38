import type { StoreFacts } from '#app/features/stores/store-facts.ts'
import { directionsHref } from '#app/features/stores/directions.ts'
import { writeHours, dateOfDay, type WeekGroup } from '#app/features/stores/week-groups.ts'
import { weekdayName } from '#app/features/stores/weekday-names.ts'
import type { ShopText } from '#app/messages/shop-text.tsx'
import { PhoneLink } from '#app/features/stores/phone-link.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { StoreDetails } from './describe-location.ts'
import styles from './first-store.module.css'

/** Hours, phone, services and the way there: what somebody wants to know of the nearest store. */
export function FirstStore({ store, details }: { store: StoreFacts; details: StoreDetails }) {
  const text = useShopText()
  const { t } = text
  const { week, phone, services, isStepFree } = details
  const facts = [
    ...week.map((group) => ({
      name: daysOf(group, text),
      value: writeHours(group.hours, text.shop.locale),
    })),
    ...(phone === undefined
      ? []
      : [
          {
            name: t('store.phone_label'),
            value: <PhoneLink phone={phone} />,
          },
        ]),
    { name: t('store.services'), value: services.join(', ') },
    {
      name: t('store.access'),
      value: t(isStepFree ? 'store.accessible' : 'store.access_steps'),
    },
  ]
  return (
    <>
      <Facts facts={facts} />
      <p className={styles.links}>
        <TextLink alone href={directionsHref(store.geoPoint)} rel="external noopener noreferrer">
          {t('store.directions')}
        </TextLink>
        <TextLink alone href={store.href}>
          {t('store.details')}
        </TextLink>
      </p>
    </>
  )
}

/** `Mo–Sa`. */
function daysOf({ first, last }: WeekGroup, { shop }: ShopText): string {
  const [from, until] = [first, last].map((day) =>
    weekdayName(dateOfDay(day), shop.locale, 'short'),
  )
  return from === until ? `${from}` : `${from}–${until}`
}
