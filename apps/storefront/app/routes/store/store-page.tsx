import { SHOPS } from '@saum/domain/shops'
import { OpeningWords } from '#app/features/stores/opening-words.tsx'
import { areaQuery } from '#app/features/stores/map-area.ts'
import { locatorHref, storeHref } from '#app/features/stores/store-href.ts'
import { StoreMap } from '#app/features/stores/store-map.tsx'
import { StoreRow } from '#app/features/stores/store-row.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { StorePageFacts } from './describe-store.ts'
import { StoreContact } from './store-contact.tsx'
import { StoreHours } from './store-hours.tsx'
import { storeJsonLd } from './store-json-ld.ts'
import { StoreOffers } from './store-offers.tsx'
import styles from './store-page.module.css'

/** One store: where it is, when it is open, what it can do. */
export function StorePage({ store }: { store: StorePageFacts }) {
  const { t, shop } = useShopText()
  const { name, city, opening, nowMs } = store
  const trail = [
    { label: 'Saum', href: `/${shop.path}/` },
    { label: t('store.title'), href: locatorHref(shop) },
  ]
  return (
    <div className={styles.store}>
      <PageHead
        title={`${name}, ${city}`}
        description={t('store.store_description', { name, city })}
        isIndexed
        alternates={Object.fromEntries(SHOPS.map((one) => [one.path, storeHref(one, store)]))}
      />
      <StructuredStore store={store} trail={trail} />
      <div className={styles.side}>
        <Breadcrumbs trail={trail} here={name} />
        <div className={styles.head}>
          <Headline as="h1" size={64}>
            {name}
          </Headline>
          <Text size={16}>
            <OpeningWords facts={opening} nowMs={nowMs} />
          </Text>
        </div>
        <StoreContact store={store} />
        <StoreHours store={store} />
        <StoreOffers store={store} />
      </div>
      <div className={styles.map}>
        <StoreMap
          map={store.map}
          activeId={store.id}
          hrefOf={({ ids: [id], area }) =>
            area ? locatorHref(shop, areaQuery(area)) : hrefById(store, id)
          }
        />
      </div>
      <section className={styles.nearby} aria-labelledby="nearby">
        <div className={styles.nearbyHead}>
          <Headline id="nearby">{t('store.nearby')}</Headline>
          <TextLink alone href={locatorHref(shop)}>
            {t('store.all_stores')}
          </TextLink>
        </div>
        <ol className={styles.list}>
          {store.nearby.map((other) => (
            <StoreRow key={other.id} store={other} nowMs={nowMs} as="h3" />
          ))}
        </ol>
      </section>
    </div>
  )
}

function hrefById({ href, nearby }: StorePageFacts, wanted: number | undefined) {
  return nearby.find((other) => other.id === wanted)?.href ?? href
}

interface StructuredStoreProps {
  store: StorePageFacts
  trail: readonly { label: string; href: string }[]
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredStore({ store, trail }: StructuredStoreProps) {
  const { shop } = useShopText()
  const { publicOrigin } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  return <JsonLd data={storeJsonLd({ store, shop, trail, publicOrigin })} />
}
