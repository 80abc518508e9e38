import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './chips.module.css'

interface ChipsProps {
  label: string
  chips: readonly { label: string; href: string; count?: number; current?: boolean }[]
}

/** Sibling pages in one line that scrolls sideways on phones. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip.href} className={styles.item}>
            <a
              href={chip.href}
              className={styles.chip}
              aria-current={chip.current ? 'page' : undefined}
            >
              {chip.label}
              {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TagsProps {
  label: string
  children: ReactNode
}

export function Tags({ label, children }: TagsProps) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {children}
    </ul>
  )
}

interface TagProps {
  label: string
  /** The same page without this filter. */
  href: string
  /** Says that the link removes the filter. */
  removeLabel: string
}

/** An applied filter; pressing it takes it away. */
export function Tag({ label, href, removeLabel }: TagProps) {
  return (
    <li>
      <a
        href={href}
        className={styles.tag}
        aria-label={removeLabel}
        rel="nofollow"
        data-keep-scroll=""
      >
        <span>{label}</span>
        <Icon name="close" size="small" />
      </a>
    </li>
  )
}
