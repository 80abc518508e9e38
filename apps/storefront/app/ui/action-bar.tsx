import { useEffect, useRef, useState, type ReactNode } from 'react'
import { coverFoot } from '#app/ui/cover-foot.ts'
import styles from './action-bar.module.css'

interface ActionBarProps {
  label: string
  /** Selector of the button it stands in for while that is out of view. */
  standsFor: string
  children: ReactNode
}

/** On narrow screens the main action of a page stays at hand: some words and a button. */
export function ActionBar({ label, standsFor, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => followView(document.querySelector(standsFor), setShown), [standsFor])
  useEffect(() => (isShown && bar.current ? coverFoot(bar.current, 'bar') : undefined), [isShown])

  return (
    <div
      ref={bar}
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
