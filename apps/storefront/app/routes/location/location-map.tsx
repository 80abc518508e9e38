import { locatorHref } from '#app/features/stores/store-href.ts'
import type { MapPin } from '#app/features/stores/map-pins.ts'
import { StoreMap } from '#app/features/stores/store-map.tsx'
import { rowId } from '#app/features/stores/store-row.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { LocationPageProps } from './location-page.tsx'
import styles from './location-map.module.css'
import { toQuery, type LocationQuestion } from './location-question.ts'

interface LocationMapProps extends Pick<LocationPageProps, 'map' | 'question'> {
  activeId: number | null
  onPoint: (id: number | null) => void
  hrefOf: (change: Partial<LocationQuestion>) => string
}

/** Nearer and further are addresses, too: the map works without script. */
export function LocationMap({ map, question, activeId, onPoint, hrefOf }: LocationMapProps) {
  const { t, shop } = useShopText()
  const { zoom } = question
  const own = locatorHref(shop, toQuery(question))

  /** Several stores in one pin are told apart nearer to them. */
  function leadsTo({ ids, city }: MapPin): string {
    if (ids.length === 1) return `${own}#${rowId(ids[0] ?? 0)}`
    return hrefOf({ place: city, point: null })
  }

  return (
    <div className={styles.frame}>
      <StoreMap map={map} activeId={activeId} onPoint={onPoint} hrefOf={leadsTo} />
      <div className={styles.zoom}>
        <a
          href={hrefOf({ zoom: zoom + 1 })}
          className={styles.step}
          aria-label={t('store.zoom_in')}
          rel="nofollow"
          data-keep-scroll=""
        >
          <Icon name="plus" size="text" />
        </a>
        <a
          href={hrefOf({ zoom: zoom - 1 })}
          className={styles.step}
          aria-label={t('store.zoom_out')}
          rel="nofollow"
          data-keep-scroll=""
        >
          <Icon name="minus" size="text" />
        </a>
      </div>
    </div>
  )
}
