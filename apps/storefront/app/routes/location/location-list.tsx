import type { ReactNode } from 'react'
import { stockLevel, STOCK_MESSAGE } from '#app/features/store-availability/branch-stock.ts'
import type { StoreFacts } from '#app/features/stores/store-facts.ts'
import { StoreRow } from '#app/features/stores/store-row.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { FirstStore } from './first-store.tsx'
import type { LocationPageProps } from './location-page.tsx'
import styles from './location-list.module.css'

interface LocationListProps extends LocationPageProps {
  activeId: number | null
  onPoint: (id: number | null) => void
}

/** All that was found, numbered like the pins. The first says more than its row. */
export function LocationList({ groups, ...props }: LocationListProps) {
  return groups.map(({ title, stores }) => (
    <section key={title} className={styles.group} aria-label={title ?? undefined}>
      {title !== null && (
        <Headline as="h2" size={28}>
          {title}
        </Headline>
      )}
      <ol className={styles.list}>
        {stores.map((store) => (
          <Row key={store.id} store={store} as={title === null ? 'h2' : 'h3'} {...props} />
        ))}
      </ol>
    </section>
  ))
}

interface RowProps extends Omit<LocationListProps, 'groups'> {
  store: StoreFacts
  as: 'h2' | 'h3'
}

function Row({ store, as, first, piece, nowMs, activeId, onPoint }: RowProps) {
  return (
    <StoreRow
      store={store}
      nowMs={nowMs}
      as={as}
      isActive={store.id === activeId}
      onPoint={onPoint}
      stock={piece && <Stock quantity={piece.quantities[store.id] ?? 0} />}
    >
      {store.number === 1 && first && <FirstStore store={store} details={first} />}
    </StoreRow>
  )
}

function Stock({ quantity }: { quantity: number }): ReactNode {
  const { t } = useShopText()
  const level = stockLevel(quantity)
  return (
    <Text size={12} tone={level === 'few' ? 'accent' : 'success'}>
      {t(STOCK_MESSAGE[level])}
    </Text>
  )
}
