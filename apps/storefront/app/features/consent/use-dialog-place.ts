import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

interface DialogPlace {
  /** Where it is rendered. */
  place: HTMLElement
  dialog: RefObject<HTMLDivElement | null>
}

/**
 * The dialog stands before the page, right behind the link that skips to its content, so that whoever uses
 * a keyboard meets it first. As long as it is there the page can be scrolled out from under it, and nothing
 * that gets the focus stays behind it. One that can be closed was asked for, and takes the focus.
 */
export function useDialogPlace(close: (() => void) | null): DialogPlace {
  const [place] = useState(() => document.createElement('div'))
  const dialog = useRef<HTMLDivElement>(null)
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close?.()
  })
  const takeFocus = useEffectEvent((element: HTMLElement) => {
    if (close) element.focus({ preventScroll: true })
  })

  useEffect(() => {
    document.body.firstElementChild?.after(place)
    const element = dialog.current
    if (!element) return
    takeFocus(element)
    element.addEventListener('keydown', closeByKey)
    const stop = makeRoom(document, element)
    return () => {
      stop()
      place.remove()
    }
  }, [place])

  return { place, dialog }
}

/** Below the page, as much as the dialog covers of it. */
function makeRoom({ documentElement: root }: Document, dialog: HTMLElement): () => void {
  root.dataset['consent'] = 'asking'
  const observer = new ResizeObserver(() => {
    const covered = window.innerHeight - dialog.getBoundingClientRect().top
    root.style.setProperty('--foot-consent', `${covered}px`)
  })
  observer.observe(dialog)
  return () => {
    observer.disconnect()
    delete root.dataset['consent']
    root.style.removeProperty('--foot-consent')
  }
}
