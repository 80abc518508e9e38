import type { MouseEvent, ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  shown: number
  total: number
  perPage: number
  /** The next page, for crawlers and before script has loaded; undefined on the last one. */
  nextHref: string | undefined
  isLoading?: boolean
  onLoad?: () => void
  /** Links to single pages below the button. */
  children?: ReactNode
}

export function LoadMore(props: LoadMoreProps) {
  const { shown, total, perPage, nextHref, isLoading, onLoad, children } = props
  const { t } = useShopText()
  const progress = t('listing.progress', { shown, total })
  const more = t('listing.load_more', { count: Math.min(perPage, total - shown) })

  function loadHere(event: MouseEvent) {
    if (!onLoad || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isLoading) onLoad()
  }

  return (
    <div className={styles.more}>
      <p className={styles.words}>{progress}</p>
      <div className={styles.bar}>
        <Progress value={shown} max={total} label={progress} />
      </div>
      {nextHref !== undefined && (
        // Stays the same element while it works: whoever pressed it keeps the focus.
        <ButtonLink
          look="line"
          href={nextHref}
          rel="next"
          aria-busy={isLoading || undefined}
          onClick={loadHere}
        >
          {more}
        </ButtonLink>
      )}
      {children}
    </div>
  )
}
