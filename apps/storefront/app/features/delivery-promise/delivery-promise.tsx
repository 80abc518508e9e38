import { money } from '@saum/domain/money'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { DeliveryFacts, ZoneFacts } from './delivery-facts.ts'
import styles from './delivery-promise.module.css'

interface DeliveryPromiseProps {
  /** From the loader: `toDeliveryFacts(shop, Date.now())`. */
  window: DeliveryFacts
  /** The chosen size is not here yet. */
  isPreorder?: boolean | undefined
  /** Pages of the shop that say more. */
  links?: { delivery?: string; returns?: string }
}

/** When it arrives, what that costs and how it goes back. Uses the texts of `product`. */
export function DeliveryPromise({ window, isPreorder, links = {} }: DeliveryPromiseProps) {
  const { t } = useShopText()
  const [nearest, ...others] = window.zones
  if (nearest === undefined) return null
  return (
    <ul className={styles.promise}>
      <li className={styles.line}>
        <Icon name="truck" size="text" />
        <div>
          {isPreorder ? (
            <p className={styles.strong}>{t('product.delivery_preorder')}</p>
          ) : (
            <ZonePromise zone={nearest} />
          )}
          {!isPreorder && <ExpressLine day={window.express} feeCents={window.expressCents} />}
          {!isPreorder && others.length > 0 && <OtherZones zones={others} />}
        </div>
      </li>
      <li className={styles.line}>
        <Icon name="return" size="text" />
        <p>
          {links.returns === undefined ? (
            t('product.returns_line')
          ) : (
            <TextLink href={links.returns}>{t('product.returns_line')}</TextLink>
          )}
        </p>
      </li>
    </ul>
  )
}

/** The window of one group of countries; the shop of one country names none. */
function ZonePromise({ zone }: { zone: ZoneFacts }) {
  const { t, hasText, formatMoney, shop } = useShopText()
  const { key, from, to } = zone
  const countries = key === 'home' ? null : (`product.delivery_zone_${key}` as const)
  const fee = formatMoney(money(zone.feeCents, shop.currency))
  const amount = formatMoney(money(zone.freeFromCents, shop.currency))
  return (
    <>
      <p className={styles.strong}>{t('product.delivery_window', { from, to })}</p>
      {countries && hasText(countries) && <p>{t(countries)}</p>}
      <p className={styles.soft}>{t('product.delivery_cost', { fee, amount })}</p>
    </>
  )
}

interface ExpressLineProps {
  day: string | undefined
  feeCents: number | undefined
}

function ExpressLine({ day, feeCents }: ExpressLineProps) {
  const { t, hasText, formatMoney, shop } = useShopText()
  const key = 'product.delivery_express'
  if (day === undefined || feeCents === undefined || !hasText(key)) return null
  const fee = formatMoney(money(feeCents, shop.currency))
  return <p className={styles.soft}>{t(key, { day, fee })}</p>
}

function OtherZones({ zones }: { zones: readonly ZoneFacts[] }) {
  const { t, hasText } = useShopText()
  const key = 'product.delivery_other_countries'
  if (!hasText(key)) return null
  return (
    <details className={styles.others}>
      <summary className={styles.summary}>{t(key)}</summary>
      {zones.map((zone) => (
        <div className={styles.zone} key={zone.key}>
          <ZonePromise zone={zone} />
        </div>
      ))}
    </details>
  )
}
