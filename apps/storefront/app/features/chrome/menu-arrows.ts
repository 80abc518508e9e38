const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
}

/**
 * An arrow key in the navigation: sideways along its entries, down into the menu of an entry and through
 * its links, up again to the entry, and closed from there.
 */
export function followArrow(
  event: KeyboardEvent,
  setOpen: (item: Element, isOpen: boolean) => void,
): void {
  const { target: from, key, altKey, ctrlKey, metaKey } = event
  const step = STEPS[key]
  // With another key an arrow goes back in the history, or to the end of the page.
  if (!step || altKey || ctrlKey || metaKey || !(from instanceof HTMLElement)) return
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft'
  const item = from.closest('[data-menu]')
  if (!isSideways && item && from.parentElement === item) setOpen(item, step > 0)
  const links = isSideways ? entriesAround(from) : visibleIn(item)
  const at = links.indexOf(from)
  if (at < 0) return
  // The page would scroll.
  event.preventDefault()
  links[at + step]?.focus()
}

function entriesAround(entry: HTMLElement): HTMLElement[] {
  const list = entry.parentElement?.parentElement
  if (!list?.matches('[data-header] nav > ul')) return []
  return visibleIn(list).filter((link) => link.parentElement?.parentElement === list)
}

/** Rows of the menu belong to the category in focus; those of the others are hidden. */
function visibleIn(part: Element | null | undefined): HTMLElement[] {
  return [...(part?.querySelectorAll('a') ?? [])].filter(
    (link) => link.getClientRects().length > 0 && getComputedStyle(link).visibility === 'visible',
  )
}
