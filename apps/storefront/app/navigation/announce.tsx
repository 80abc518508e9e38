import { use, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import styles from './announce.module.css'
import { arrivalAt, type Announcer } from './announcer.ts'
import { focusHeading } from './focus-heading.ts'
import { TabContext } from './tab.ts'

/** The one polite live region of the page. */
export function LiveRegion() {
  const announcer = use(TabContext)?.announcer
  const spoken = useSyncExternalStore(
    announcer?.subscribe ?? subscribeToNothing,
    announcer?.spoken ?? silence,
    silence,
  )
  useArrivals(announcer)

  return (
    <output className={styles.region} aria-live="polite" aria-atomic="true">
      {spoken}
    </output>
  )
}

function useArrivals(announcer: Announcer | undefined) {
  const { pathname, hash } = useLocation()
  const previous = useRef({ pathname, hash })

  useEffect(() => {
    const arrival = arrivalAt(previous.current, { pathname, hash })
    previous.current = { pathname, hash }
    if (arrival.movesFocus && !keepsItsPlace(document)) focusHeading(document)
    if (arrival.speaksTitle) announcer?.say(document.title)
  }, [announcer, pathname, hash])
}

/** Whoever turns from color to color stays on the link, which the next page has too. */
function keepsItsPlace({ activeElement }: Document): boolean {
  return activeElement?.hasAttribute('data-keep-scroll') === true
}

function subscribeToNothing(): () => void {
  return () => {}
}

function silence(): string {
  return ''
}
