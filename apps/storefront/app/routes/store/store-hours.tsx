import { wallTimeAt, weekdayOf } from '@saum/domain/zoned-time'
import { useNow } from '#app/features/stores/use-now.ts'
import { dateOfDay, WEEK, writeHours } from '#app/features/stores/week-groups.ts'
import { dayOfYear, weekdayName } from '#app/features/stores/weekday-names.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { SpecialDay, StorePageFacts } from './describe-store.ts'
import styles from './store-hours.module.css'

/** The week and the days that differ. Today is marked: by the server, then by the browser's clock. */
export function StoreHours({ store }: { store: StorePageFacts }) {
  const { t } = useShopText()
  const { specialDays, nowMs, opening } = store
  const today = wallTimeAt(useNow(nowMs), opening.timeZone).day
  const special = specialDays.filter(({ date }) => date >= today)
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <Headline id="hours">{t('store.hours')}</Headline>
      <Week store={store} today={today} />
      {special.length > 0 && (
        <>
          <Headline as="h3" size={20}>
            {t('store.special_days')}
          </Headline>
          <SpecialDays days={special} today={today} />
        </>
      )}
    </section>
  )
}

function Week({ store, today }: { store: StorePageFacts; today: string }) {
  const { t, shop } = useShopText()
  // Monday is the first day here, the second for clocks.
  const current = WEEK[(weekdayOf(today) + 6) % 7]
  return (
    <table className={styles.table} aria-label={t('store.hours')}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('store.day')}</th>
          <th scope="col">{t('store.time')}</th>
        </tr>
      </thead>
      <tbody>
        {store.week.map(({ day, hours }) => (
          <tr key={day} className={styles.row} aria-current={day === current ? 'date' : undefined}>
            <th scope="row" className={styles.day}>
              {weekdayName(dateOfDay(day), shop.locale, 'long')}
              {day === current && <span className={styles.mark}> {t('store.today')}</span>}
            </th>
            <td>{writeHours(hours, shop.locale) || t('store.closed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SpecialDays({ days, today }: { days: readonly SpecialDay[]; today: string }) {
  const { t, shop } = useShopText()
  return (
    <table className={styles.table} aria-label={t('store.special_days')}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('store.day')}</th>
          <th scope="col">{t('store.time')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, name, hours }) => (
          <tr key={date} className={styles.row} aria-current={date === today ? 'date' : undefined}>
            <th scope="row" className={styles.day}>
              <time dateTime={date}>{dayOfYear(date, shop.locale)}</time>
              {name !== '' && (
                <Text as="small" size={12} tone="soft">
                  {name}
                </Text>
              )}
            </th>
            <td>{writeHours(hours, shop.locale) || t('store.closed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
