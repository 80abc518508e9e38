import { directionsHref, mapAppHref } from '#app/features/stores/directions.ts'
import { PhoneLink } from '#app/features/stores/phone-link.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { StorePageFacts } from './describe-store.ts'
import styles from './store-page.module.css'

export function StoreContact({ store }: { store: StorePageFacts }) {
  const { t } = useShopText()
  const { street, zipCode, city, district, country, phone, email, geoPoint, name } = store
  const facts = [
    {
      name: t('store.address'),
      value: (
        <address className={styles.address}>
          {street}
          <br />
          {zipCode} {city}
          {district && `, ${district}`}
          <br />
          {country}
        </address>
      ),
    },
    ...(phone === undefined
      ? []
      : [
          {
            name: t('store.phone_label'),
            value: <PhoneLink phone={phone} />,
          },
        ]),
    { name: t('store.email_label'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
  ]
  return (
    <div className={styles.contact}>
      <Facts facts={facts} />
      <p className={styles.links}>
        <TextLink alone href={directionsHref(geoPoint)} rel="external noopener noreferrer">
          {t('store.directions_osm')}
        </TextLink>
        <TextLink alone href={mapAppHref(geoPoint, name)} rel="external noreferrer">
          {t('store.directions_app')}
        </TextLink>
      </p>
    </div>
  )
}
