import { useState } from 'react'
import type { LocationFacts } from './describe-location.ts'
import type { WantedPiece } from './find-stores.ts'
import { LocationForm } from './location-form.tsx'
import { LocationList } from './location-list.tsx'
import { LocationMap } from './location-map.tsx'
import { LocationNotice } from './location-notice.tsx'
import styles from './location-page.module.css'
import { toQuery, withChange, type LocationQuestion } from './location-question.ts'
import { locatorHref } from '#app/features/stores/store-href.ts'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { Headline } from '#app/ui/type.tsx'
import { ViewChoice } from './view-choice.tsx'

export interface LocationPageProps extends LocationFacts {
  question: LocationQuestion
  piece: WantedPiece | null
  isUnknownPlace: boolean
  alternates: Alternates
}

/** The list beside the map; below it on small screens, and there only when asked for. */
export function LocationPage(props: LocationPageProps) {
  const { question, alternates } = props
  const text = useShopText()
  const { t, shop } = text
  const [activeId, setActiveId] = useState<number | null>(null)
  const isOverview = toQuery(question).size === 0
  const hrefOf = (change: Partial<LocationQuestion>) =>
    locatorHref(shop, withChange(question, change))
  const list = (
    <div key="list" className={styles.list}>
      <LocationList {...props} activeId={activeId} onPoint={setActiveId} />
    </div>
  )
  const map = (
    <div key="map" className={styles.map} id="map">
      <LocationMap {...props} activeId={activeId} onPoint={setActiveId} hrefOf={hrefOf} />
    </div>
  )
  return (
    <div className={styles.location} data-view={question.view}>
      <PageHead
        title={titleOf(props, text)}
        description={t('store.description')}
        isIndexed={isOverview}
        alternates={alternates}
      />
      <div className={styles.head}>
        <Headline as="h1" size={40}>
          {t('store.title')}
        </Headline>
        <LocationForm question={question} />
        <LocationNotice {...props} hrefOf={hrefOf} />
        <ViewChoice view={question.view} hrefOf={hrefOf} />
      </div>
      {/* Keys and screen readers meet first what is seen first. */}
      {question.view === 'map' ? [map, list] : [list, map]}
    </div>
  )
}

/** What was asked stands in the title, which tabs, bookmarks and history show. */
function titleOf({ question, isUnknownPlace }: LocationPageProps, { t }: ShopText): string {
  const { place, point } = question
  if (place !== '' && !isUnknownPlace) return t('store.title_around', { place })
  return t(point ? 'store.title_nearby' : 'store.title')
}
