import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Tag, Tags } from '#app/ui/chips.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { AppliedFilter } from './applied-filters.ts'
import { toListingSearch } from './listing-address.ts'
import styles from './listing-bar.module.css'

interface AppliedTagsProps {
  applied: readonly AppliedFilter[]
  clearHref: string
}

/** What is chosen, each to be taken away alone or all at once. */
export function AppliedTags({ applied, clearHref }: AppliedTagsProps) {
  const { t } = useShopText()
  const { pathname } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, applied)
  return (
    <div className={styles.applied} ref={box}>
      {applied.length > 0 && (
        <>
          <Tags label={t('filter.applied')}>
            {applied.map(({ id, label, without }) => (
              <Tag
                key={id}
                label={label}
                href={`${pathname}${toListingSearch(without)}`}
                removeLabel={t('filter.remove', { value: label })}
              />
            ))}
          </Tags>
          <div className={styles.clear}>
            <TextLink size={12} alone href={clearHref} rel="nofollow" data-keep-scroll="">
              {t('filter.clear_all')}
            </TextLink>
          </div>
        </>
      )}
    </div>
  )
}

/** The pressed tag goes with its filter; the focus moves to the next one, or to the filters. */
function useKeptFocus(box: { current: HTMLDivElement | null }, applied: readonly AppliedFilter[]) {
  const wasPressed = useRef(false)

  useEffect(() => {
    const inside = box.current
    const note = () => {
      wasPressed.current = true
    }
    inside?.addEventListener('click', note)
    return () => inside?.removeEventListener('click', note)
  }, [box])

  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement !== document.body) return
    const next = box.current?.querySelector<HTMLElement>('a')
    const openers = [...document.querySelectorAll<HTMLElement>('[data-filter-open]')]
    const target = next ?? openers.find((button) => button.getClientRects().length > 0)
    target?.focus({ preventScroll: true })
  }, [box, applied])
}
