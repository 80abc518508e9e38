import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { writeDistance } from '#app/ui/write-distance.ts'
import { writeTime } from '#app/ui/write-time.ts'
import styles from './branch-list.module.css'
import { stockLevel, STOCK_MESSAGE, type StockedBranch } from './branch-stock.ts'

interface BranchListProps {
  branches: readonly StockedBranch[]
  favoriteId: number | null
  /** `null` forgets the favorite. */
  onChoose: (id: number | null) => void
}

export function BranchList({ branches, favoriteId, onChoose }: BranchListProps) {
  return (
    <ul className={styles.list}>
      {branches.map((stocked) => (
        <BranchItem
          key={stocked.branch.id}
          {...stocked}
          isFavorite={stocked.branch.id === favoriteId}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}

interface BranchItemProps extends StockedBranch {
  isFavorite: boolean
  onChoose: (id: number | null) => void
}

function BranchItem({ branch, quantity, closesAtMs, isFavorite, onChoose }: BranchItemProps) {
  const { t, formatNumber } = useShopText()
  const { name, address, distance } = branch
  const level = stockLevel(quantity)
  const street = [address.street, address.houseNumber].filter(Boolean).join(' ')
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.stock} data-level={level}>
          {t(STOCK_MESSAGE[level])}
        </p>
      </div>
      <p className={styles.soft}>
        {street}, {address.zipCode} {address.city}
      </p>
      <p className={styles.soft}>
        {distance !== undefined && (
          <>{t('store.distance', { distance: writeDistance(distance, formatNumber) })} · </>
        )}
        <OpeningState closesAtMs={closesAtMs} />
      </p>
      <p className={styles.choice}>
        {isFavorite && <strong className={styles.mine}>{t('store.is_mine')}</strong>}
        <TextButton
          alone
          aria-label={`${t(isFavorite ? 'store.unset_mine' : 'store.set_mine')}: ${name}`}
          onClick={() => onChoose(isFavorite ? null : branch.id)}
        >
          {t(isFavorite ? 'store.unset_mine' : 'store.set_mine')}
        </TextButton>
      </p>
    </li>
  )
}

function OpeningState({ closesAtMs }: { closesAtMs: number | null }) {
  const { t, shop, formatDate } = useShopText()
  if (closesAtMs === null) return t('store.closed_now')
  return t('store.open_until', { time: writeTime(formatDate(closesAtMs, 'time'), shop.locale) })
}
