import { locatorHref } from '#app/features/stores/store-href.ts'
import type { MapPin } from '#app/features/stores/map-pins.ts'
import { StoreMap } from '#app/features/stores/store-map.tsx'
import { rowId } from '#app/features/stores/store-row.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { LocationPageProps } from './location-page.tsx'
import styles from './location-map.module.css'
import { aroundArea, MOST_ZOOM, toQuery, type LocationQuestion } from './location-question.ts'

interface LocationMapProps extends Pick<LocationPageProps, 'map' | 'question'> {
  activeId: number | null
  onPoint: (id: number | null) => void
  hrefOf: (change: Partial<LocationQuestion>) => string
}

/** Nearer and further are addresses, too: the map works without script. */
export function LocationMap({ map, question, activeId, onPoint, hrefOf }: LocationMapProps) {
  const { t, shop } = useShopText()
  const { zoom } = question
  const { nearer, further } = map.canZoom
  const own = locatorHref(shop, toQuery(question))

  /** Several stores in one pin are told apart nearer to them. */
  function leadsTo({ ids: [id = 0], area }: MapPin): string {
    return area ? hrefOf(aroundArea(area)) : `${own}#${rowId(id)}`
  }

  return (
    <div className={styles.frame}>
      <StoreMap map={map} activeId={activeId} onPoint={onPoint} hrefOf={leadsTo} />
      <div className={styles.zoom}>
        <Step
          icon="plus"
          label={t('store.zoom_in')}
          href={nearer && zoom < MOST_ZOOM ? hrefOf({ zoom: zoom + 1 }) : null}
        />
        <Step
          icon="minus"
          label={t('store.zoom_out')}
          href={further && zoom > -MOST_ZOOM ? hrefOf({ zoom: zoom - 1 }) : null}
        />
      </div>
    </div>
  )
}

interface StepProps {
  icon: 'plus' | 'minus'
  label: string
  /** `null` where the map goes no further. */
  href: string | null
}

function Step({ icon, label, href }: StepProps) {
  if (href === null) {
    return (
      <span className={styles.step} data-off="">
        <Icon name={icon} size="text" />
      </span>
    )
  }
  return (
    <a href={href} className={styles.step} aria-label={label} rel="nofollow" data-keep-scroll="">
      <Icon name={icon} size="text" />
    </a>
  )
}
