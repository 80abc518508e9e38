import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import styles from './arrival.module.css'
import { isFocusFree, useIsFirstMarkup } from './first-markup.ts'
import { isPlainAnswer } from './plain-answer.ts'

interface ArrivalProps {
  /** Another value is another answer. */
  of: unknown
  children: ReactNode
}

/** What a form was answered with on the page it stands on: has the focus once it is there. */
export function Arrival({ of, children }: ArrivalProps) {
  const place = useRef<HTMLDivElement>(null)
  // Whoever opens or reloads the page begins at its top.
  const isNavigation = useNavigationType() !== NavigationType.Pop
  const isFirst = useIsFirstMarkup()

  useEffect(() => {
    const isAnswer = isFirst && isDocumentAnswer() && isFocusFree()
    if (isNavigation || isAnswer) place.current?.focus()
  }, [of, isNavigation, isFirst])

  return (
    <div className={styles.arrival} ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

function isDocumentAnswer(): boolean {
  return isPlainAnswer({
    entryType: performance.getEntriesByType('navigation')[0]?.toJSON().type,
    referrer: document.referrer,
    ownOrigin: location.origin,
  })
}
