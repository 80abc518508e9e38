import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from '#app/ui/next-tab.ts'
import styles from './tabs.module.css'

interface TabLinksProps {
  label: string
  tabs: readonly { label: string; href: string; current?: boolean }[]
}

/** Tabs that are pages of their own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  )
}

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string; panel: ReactNode }[]
  first?: string
}

/** Panels of one page. Without script they stand below each other. */
export function Tabs({ label, tabs, first }: TabsProps) {
  const ids = tabs.map((tab) => tab.id)
  const [selected, setSelected] = useState(first ?? ids[0])
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()

  function moveByKey(event: KeyboardEvent) {
    const target = nextTab(ids, selected, event.key)
    if (target === undefined) return
    event.preventDefault()
    setSelected(target)
    list.current?.querySelector<HTMLElement>(`[data-tab="${target}"]`)?.focus()
  }

  return (
    <div>
      <div
        className={`${styles.list} ${styles.needsScript}`}
        role="tablist"
        aria-label={label}
        ref={list}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${prefix}tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
            onKeyDown={moveByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={styles.panel}
          id={`${prefix}panel-${tab.id}`}
          aria-labelledby={`${prefix}tab-${tab.id}`}
          hidden={tab.id !== selected}
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
