const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
}

/**
 * Arrow keys in the navigation: sideways along its entries, down into the menu of an entry and through
 * its links, up again to the entry, and closed from there.
 */
export function followArrow(
  event: KeyboardEvent,
  setOpen: (item: Element, isOpen: boolean) => void,
): void {
  const { target, key } = event
  const step = STEPS[key]
  if (!step || !(target instanceof HTMLElement) || hasModifier(event)) return
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft'
  const item = target.closest('[data-menu]')
  if (!isSideways && target.parentElement === item && item) setOpen(item, step > 0)
  const links = isSideways ? entriesAround(target) : visibleIn(item)
  const at = links.indexOf(target)
  if (at < 0) return
  event.preventDefault()
  links[at + step]?.focus()
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
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
