import { useEffect, useState, type ReactNode } from 'react'
import styles from './action-bar.module.css'

interface ActionBarProps {
  label: string
  /** Selector of the button it stands in for while that is out of view. */
  standsFor: string
  children: ReactNode
}

/** On narrow screens the main action of a page stays at hand: some words and a button. */
export function ActionBar({ label, standsFor, children }: ActionBarProps) {
  const [isShown, setShown] = useState(false)

  useEffect(() => followView(document.querySelector(standsFor), setShown), [standsFor])
  useEffect(makeRoom, [])

  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={label}
      data-shown={isShown ? '' : undefined}
      inert={!isShown}
    >
      {children}
    </div>
  )
}

/** Reports when it leaves the screen and when it is back. */
function followView(element: Element | null, report: (isAway: boolean) => void) {
  if (!element) return undefined
  const observer = new IntersectionObserver(([entry]) => report(entry?.isIntersecting === false))
  observer.observe(element)
  return () => observer.disconnect()
}

/** Said on the root, not found by `:has()`: every page would look for a bar with each element it gains. */
function makeRoom() {
  const { dataset } = document.documentElement
  dataset['actionBar'] = ''
  return () => {
    delete dataset['actionBar']
  }
}
