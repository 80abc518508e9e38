import type { TrackingSettings } from '@saum/contract/tracking-settings'
import {
  CONSENT_CATEGORIES,
  CONSENT_SERVICES,
  type ConsentCategory,
  type ConsentServiceId,
} from '@saum/domain/consent-services'
import { useState } from 'react'
import { useShopText, type Translate } from '#app/messages/shop-text.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './consent-choices.module.css'
import { CATEGORY_TEXTS, providerOf, SERVICE_TEXTS, type KeptFor } from './service-texts.ts'

interface ConsentChoicesProps {
  tracking: TrackingSettings
  /** What is allowed already; nothing else is ticked. */
  granted: readonly ConsentServiceId[]
  /** The browser of the visitor says no: there is something to read, not to choose. */
  isSilenced?: boolean
}

/** Everything a visitor may allow, each with who it is by, what it is for and how long it is kept. */
export function ConsentChoices({ tracking, granted, isSilenced = false }: ConsentChoicesProps) {
  const { t } = useShopText()
  const [chosen, setChosen] = useState(granted)

  function choose(services: readonly ConsentServiceId[], isAllowed: boolean) {
    const others = chosen.filter((service) => !services.includes(service))
    setChosen(isAllowed ? [...others, ...services] : others)
  }

  return (
    <div className={styles.groups}>
      <section className={styles.group}>
        <p className={styles.name}>{t('consent.necessary')}</p>
        <Text tone="soft">{t('consent.necessary_text')}</Text>
      </section>
      {CONSENT_CATEGORIES.map((category) => (
        <Group
          key={category}
          category={category}
          tracking={tracking}
          chosen={isSilenced ? [] : chosen}
          isSilenced={isSilenced}
          onChoose={choose}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  category: ConsentCategory
  tracking: TrackingSettings
  chosen: readonly ConsentServiceId[]
  isSilenced: boolean
  onChoose: (services: readonly ConsentServiceId[], isAllowed: boolean) => void
}

function Group({ category, tracking, chosen, isSilenced, onChoose }: GroupProps) {
  const { t } = useShopText()
  const services = tracking.services.filter((id) => CONSENT_SERVICES[id].category === category)
  if (services.length === 0) return null
  const name = t(CATEGORY_TEXTS[category].name)
  return (
    <fieldset className={styles.group} disabled={isSilenced}>
      <legend className={styles.name}>{name}</legend>
      <Text tone="soft">{t(CATEGORY_TEXTS[category].purpose)}</Text>
      {services.length > 1 && (
        // Without a name it is not sent: what counts is each service by itself.
        <div className={styles.whole}>
          <Checkbox
            checked={services.every((service) => chosen.includes(service))}
            onChange={(event) => onChoose(services, event.currentTarget.checked)}
            label={t('consent.whole_group', { group: name })}
          />
        </div>
      )}
      <div className={styles.services} data-several={services.length > 1 ? true : undefined}>
        {services.map((service) => (
          <Checkbox
            key={service}
            name="services"
            value={service}
            checked={chosen.includes(service)}
            onChange={(event) => onChoose([service], event.currentTarget.checked)}
            label={t(SERVICE_TEXTS[service].name)}
            hint={<ServiceHint service={service} tracking={tracking} />}
          />
        ))}
      </div>
    </fieldset>
  )
}

function ServiceHint({
  service,
  tracking,
}: {
  service: ConsentServiceId
  tracking: TrackingSettings
}) {
  const { t } = useShopText()
  const { purpose, keeps } = SERVICE_TEXTS[service]
  const duration = durationOf(t, keeps)
  return (
    <>
      {t(purpose)}
      <span className={styles.provider}>
        {t('consent.provider', { provider: providerOf(service, tracking), duration })}
      </span>
    </>
  )
}

function durationOf(t: Translate, keeps: KeptFor): string {
  if (keeps === 'until-taken-back') return t('consent.until_taken_back')
  return 'months' in keeps
    ? t('consent.months', { count: keeps.months })
    : t('consent.days', { count: keeps.days })
}
