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
import { useShopText } from '#app/messages/shop-text.tsx'
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
  const { t, shop } = useShopText()
  const [activeId, setActiveId] = useState<number | null>(null)
  const isOverview = toQuery(question).size === 0
  const hrefOf = (change: Partial<LocationQuestion>) =>
    locatorHref(shop, withChange(question, change))
  return (
    <div className={styles.location} data-view={question.view}>
      <PageHead
        title={t('store.title')}
        description={t('store.description')}
        isIndexed={isOverview}
        canonical={locatorHref(shop)}
        alternates={alternates}
      />
      <div className={styles.side}>
        <Headline as="h1" size={40}>
          {t('store.title')}
        </Headline>
        <LocationForm key={toQuery(question).toString()} question={question} />
        <LocationNotice {...props} hrefOf={hrefOf} />
        <ViewChoice view={question.view} hrefOf={hrefOf} />
        <div className={styles.list}>
          <LocationList {...props} activeId={activeId} onPoint={setActiveId} />
        </div>
      </div>
      <div className={styles.map} id="map">
        <LocationMap {...props} activeId={activeId} onPoint={setActiveId} hrefOf={hrefOf} />
      </div>
    </div>
  )
}
