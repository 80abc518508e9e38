import { closeDialogs } from '#app/ui/dialogs.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { followArrow } from './menu-arrows.ts'

const ITEM = '[data-menu]'
const TRIGGER = `${ITEM} > a[aria-expanded]`

/**
 * Opens the mega menu by click and keyboard; without script the entry is a link to its page. The
 * pointer opens it by style alone, so what closes it marks it as dismissed until the pointer left.
 * `aria-expanded` reports both.
 */
export function followMenu(document: Document): () => void {
  const following = new AbortController()
  const { signal } = following

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return
    const trigger = event.target.closest<HTMLElement>(TRIGGER)
    if (trigger) {
      event.preventDefault()
      const item = trigger.closest(ITEM)
      if (item) setOpen(item, !item.hasAttribute('data-open'))
      return
    }
    const close = event.target.closest('[data-announcement-close]')
    if (close) closeAnnouncement(close)
    if (!event.target.closest('[data-mega]')) closeMenus(document)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return followArrow(event, setOpen)
    const open = document.querySelector<HTMLElement>(`${ITEM}[data-open] > a`)
    closeMenus(document)
    dismissHovered(document)
    open?.focus()
  }

  function onFocusOut(event: FocusEvent) {
    const item = event.target instanceof Element ? event.target.closest(ITEM) : null
    if (!item || !(event.relatedTarget instanceof Element)) return
    if (!item.contains(event.relatedTarget)) closeMenus(document)
  }

  function onMouseOver({ target }: MouseEvent) {
    const dismissed = document.querySelector('[data-dismissed]')
    if (dismissed && target instanceof Node && !dismissed.contains(target)) {
      dismissed.removeAttribute('data-dismissed')
    }
    report(document)
  }

  // Capture: the menu decides before the link handler navigates.
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener('mouseover', onMouseOver, { signal })
  document.documentElement.addEventListener('mouseleave', () => report(document), { signal })
  return () => following.abort()
}

function setOpen(item: Element, isOpen: boolean): void {
  item.toggleAttribute('data-open', isOpen)
  if (isOpen) report(item.ownerDocument)
  else dismissHovered(item.ownerDocument)
}

/** After a navigation nothing that lay over the old page may stay. */
export function closeOverlays(document: Document): void {
  closeMenus(document)
  dismissHovered(document)
  // The filters of a listing change its address and stay open meanwhile; they leave with their page.
  closeDialogs(document)
  // The menu begins at its first level the next time.
  for (const level of document.querySelectorAll('[data-chrome] details')) {
    level.removeAttribute('open')
  }
}

function closeMenus(document: Document): void {
  document.querySelector(`${ITEM}[data-open]`)?.removeAttribute('data-open')
  report(document)
}

function report(document: Document): void {
  for (const trigger of document.querySelectorAll(TRIGGER)) {
    const isOpen = trigger.parentElement?.matches('[data-open], :hover:not([data-dismissed])')
    trigger.setAttribute('aria-expanded', String(isOpen))
  }
}

/** A pointer that rests on the menu would hold it open. */
function dismissHovered(document: Document): void {
  document.querySelector(`${ITEM}:hover`)?.setAttribute('data-dismissed', '')
  report(document)
}

function closeAnnouncement(button: Element): void {
  const { ownerDocument: document } = button
  document.documentElement.dataset['announcement'] = 'closed'
  // The focus would go with the bar.
  if (document.activeElement === button) document.querySelector<HTMLElement>('[data-home]')?.focus()
}
