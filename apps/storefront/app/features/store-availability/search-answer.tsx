import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { writeDistance } from '#app/ui/write-distance.ts'
import { BranchList } from './branch-list.tsx'
import type { BranchSearch } from './find-branches.ts'
import styles from './store-finder.module.css'

interface SearchAnswerProps {
  progress: BranchSearch | { kind: 'searching' } | { kind: 'failed'; message: PlainKey } | null
  favoriteId: number | null
  onChoose: (id: number | null) => void
  /** Asks once more for what could not be loaded. */
  onRetry: () => void
}

/** What a search for branches has led to; said to screen readers as it changes. */
export function SearchAnswer({ progress, ...rest }: SearchAnswerProps) {
  return (
    <div className={styles.answer} aria-live="polite" aria-busy={progress?.kind === 'searching'}>
      {progress && <Answer progress={progress} {...rest} />}
    </div>
  )
}

type AnswerProps = SearchAnswerProps & { progress: NonNullable<SearchAnswerProps['progress']> }

function Answer({ progress, favoriteId, onChoose, onRetry }: AnswerProps) {
  const { t, formatNumber } = useShopText()
  if (progress.kind === 'searching') return <Searching />
  if (progress.kind === 'failed') return <Failed message={progress.message} onRetry={onRetry} />
  if (progress.kind === 'unknown-place') return <Notice>{t('store.unknown_place')}</Notice>
  if (progress.kind === 'found') {
    const { branches } = progress
    const hasStock = branches.some(({ quantity }) => quantity > 0)
    return (
      <>
        <Text tone="soft">
          {hasStock ? t('store.results', { count: branches.length }) : t('store.none_with_stock')}
        </Text>
        <BranchList branches={branches} favoriteId={favoriteId} onChoose={onChoose} />
      </>
    )
  }
  const { nearest } = progress
  if (nearest === undefined) return <Notice>{t('store.results', { count: 0 })}</Notice>
  const distance = writeDistance(nearest.branch.distance ?? 0, formatNumber)
  return (
    <>
      <Notice>{t('store.empty', { distance, store: nearest.branch.name })}</Notice>
      <BranchList branches={[nearest]} favoriteId={favoriteId} onChoose={onChoose} />
    </>
  )
}

function Failed({ message, onRetry }: { message: PlainKey; onRetry: () => void }) {
  const { t } = useShopText()
  return (
    <>
      <Notice kind="error">{t(message)}</Notice>
      {message === 'store.load_failed' && (
        <TextButton alone onClick={onRetry}>
          {t('common.retry')}
        </TextButton>
      )}
    </>
  )
}

function Searching() {
  const { t } = useShopText()
  return (
    <>
      <Text tone="soft">{t('store.searching')}</Text>
      <Skeleton width={70} />
      <Skeleton width={40} />
      <Skeleton width={70} />
      <Skeleton width={40} />
    </>
  )
}
