import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { StorePageFacts } from './describe-store.ts'
import styles from './store-page.module.css'

const ACCESS_MESSAGE = {
  stepFree: 'store.accessible',
  liftOrGroundFloor: 'store.access_lift',
  fittingRoomWide: 'store.access_fitting',
} as const satisfies Record<string, PlainKey>

/** What the store can do for somebody, and who gets in. */
export function StoreOffers({ store }: { store: StorePageFacts }) {
  const { t } = useShopText()
  const { services, accessibility } = store
  const access = Object.entries(ACCESS_MESSAGE).filter(([key]) => accessibility[key] === true)
  return (
    <>
      {services.length > 0 && (
        <section className={styles.part} aria-labelledby="services">
          <Headline id="services">{t('store.services')}</Headline>
          <ul className={styles.services}>
            {services.map(({ key, name, text }) => (
              <li key={key} className={styles.service}>
                <h3 className={styles.serviceName}>{name}</h3>
                {text && <Text tone="soft">{text}</Text>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="access">
        <Headline id="access">{t('store.access')}</Headline>
        <ul className={styles.plain}>
          {accessibility['stepFree'] !== true && <li>{t('store.access_steps')}</li>}
          {access.map(([key, message]) => (
            <li key={key}>{t(message)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
