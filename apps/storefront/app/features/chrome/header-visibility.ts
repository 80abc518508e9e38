/** Below this the header always stays: there is nothing to make room for yet. */
const ALWAYS_VISIBLE_PX = 200

interface HeaderScroll {
  before: number
  now: number
  isInUse: boolean
}

/** The header leaves on the way down, returns on the way up, and never while somebody uses it. */
export function isHeaderAway({ before, now, isInUse }: HeaderScroll): boolean {
  return !isInUse && now > ALWAYS_VISIBLE_PX && now > before
}

export function followScroll(document: Document): () => void {
  const view = document.defaultView
  if (!view) return () => undefined
  let before = view.scrollY
  let isScheduled = false

  function update() {
    isScheduled = false
    const header = document.querySelector<HTMLElement>('[data-header]')
    if (!header || !view) return
    const now = view.scrollY
    if (now === before) return
    const isInUse =
      header.matches(':focus-within') || header.querySelector('[aria-expanded="true"]') !== null
    header.toggleAttribute('data-away', isHeaderAway({ before, now, isInUse }))
    before = now
  }

  function onScroll() {
    if (isScheduled) return
    isScheduled = true
    view?.requestAnimationFrame(update)
  }

  document.addEventListener('scroll', onScroll, { passive: true })
  return () => document.removeEventListener('scroll', onScroll)
}
