import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import styles from './arrival.module.css'

interface ArrivalProps {
  /** Another value is another answer. */
  of: unknown
  children: ReactNode
}

/** What a form was answered with on the page it stands on: has the focus once it is there. */
export function Arrival({ of, children }: ArrivalProps) {
  const place = useRef<HTMLDivElement>(null)
  // Whoever opens or reloads the page begins at its top.
  const isAnswer = useNavigationType() !== NavigationType.Pop

  useEffect(() => {
    if (isAnswer) place.current?.focus()
  }, [of, isAnswer])

  return (
    <div className={styles.arrival} ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
