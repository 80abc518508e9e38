import type { ConsentServiceId } from '@saum/domain/consent-services'
import {
  STORED_ENTRIES,
  STORED_ENTRY_IDS,
  type StorageLife,
  type StoragePermission,
  type StoredEntry,
  type StoredEntryId,
} from '@saum/domain/stored-entries'
import { SERVICE_TEXTS } from '#app/features/consent/service-texts.ts'
import { useShopText, type Translate } from '#app/messages/shop-text.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './stored-list.module.css'

/** Everything the shop can write on a device, by what it needs for that. */
export function StoredList({ services }: { services: readonly ConsentServiceId[] }) {
  const { t } = useShopText()
  return (
    <section className={styles.list}>
      <div className={styles.head}>
        <Headline as="h2" size={28}>
          {t('storage.title')}
        </Headline>
        <Text size={16}>{t('storage.text')}</Text>
      </div>
      <Group name={t('storage.necessary')} permission="necessary" />
      <Group name={t('storage.asked_for')} permission="asked-for" />
      {services.map((service) => (
        <Group key={service} name={t(SERVICE_TEXTS[service].name)} permission={service} />
      ))}
    </section>
  )
}

interface GroupProps {
  name: string
  permission: StoragePermission
}

function Group({ name, permission }: GroupProps) {
  const ids = STORED_ENTRY_IDS.filter((id) => STORED_ENTRIES[id].permission === permission)
  if (ids.length === 0) return null
  return (
    <div>
      <h3 className={styles.group}>{name}</h3>
      <ul className={styles.entries}>
        {ids.map((id) => (
          <Entry key={id} id={id} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ id }: { id: StoredEntryId }) {
  const { t } = useShopText()
  const entry: StoredEntry = STORED_ENTRIES[id]
  return (
    <li className={styles.entry}>
      <p className={styles.purpose}>{t(`storage.${id}`)}</p>
      <p className={styles.facts}>
        {t(`storage.place_${entry.place}`)}, {lifeOf(t, entry)}
      </p>
      <p className={styles.names}>
        {entry.names.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </li>
  )
}

const MONTH_DAYS = 30.44

function lifeOf(t: Translate, { life, permission }: StoredEntry): string {
  if (life === 'until-removed') {
    const isAllowed = permission !== 'necessary' && permission !== 'asked-for'
    return isAllowed ? t('consent.until_taken_back') : t('storage.until_removed')
  }
  if (life === 'moment') return t('storage.for_a_moment')
  return life === 'tab' ? t('storage.for_the_tab') : timeOf(t, life)
}

function timeOf(t: Translate, life: Exclude<StorageLife, string>): string {
  if ('hours' in life) return t('storage.hours', { count: life.hours })
  if (life.days < 2 * MONTH_DAYS) return t('consent.days', { count: life.days })
  return t('consent.months', { count: Math.round(life.days / MONTH_DAYS) })
}
