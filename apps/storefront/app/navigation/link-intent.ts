import { linkOf } from './delegated-links.ts'

/** Shorter than this, a pointer only passes over. */
const HOVER_INTENT_MS = 65

interface IntentHandlers {
  /** The visitor may follow the link: they rest on it, tab to it or touch it. */
  onIntent(link: HTMLAnchorElement): void
  /** The button is down: they will. */
  onPress(link: HTMLAnchorElement): void
}

type IntentPage = Pick<Document, 'addEventListener' | 'removeEventListener'>

export function watchLinkIntent(
  page: IntentPage,
  { onIntent, onPress }: IntentHandlers,
): () => void {
  let hovered: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function hover(event: Event) {
    const link = linkOf(event)
    if (link === hovered) return
    hovered = link
    clearTimeout(timer)
    if (link) timer = setTimeout(() => onIntent(link), HOVER_INTENT_MS)
  }

  function intend(event: Event) {
    const link = linkOf(event)
    if (link) onIntent(link)
  }

  function press(event: Event) {
    const link = linkOf(event)
    if (link) onPress(link)
  }

  const listeners = { mouseover: hover, focusin: intend, touchstart: intend, pointerdown: press }
  for (const [type, listener] of Object.entries(listeners)) {
    page.addEventListener(type, listener, { passive: true })
  }
  return () => {
    clearTimeout(timer)
    for (const [type, listener] of Object.entries(listeners))
      page.removeEventListener(type, listener)
  }
}
