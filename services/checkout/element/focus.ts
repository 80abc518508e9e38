import { part } from './part.ts'

/** How to find the same control again in markup that replaces this. */
export function rememberFocus(root: HTMLElement): () => HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !root.contains(activeElement)) return () => null
  const { id } = activeElement
  const send = activeElement.dataset['send']
  return () => {
    if (id !== '') return document.getElementById(id)
    return send === undefined ? null : root.querySelector(`button[data-send='${CSS.escape(send)}']`)
  }
}

/** To the first fault; else to the heading of a new step; else to where it was. */
export function placeFocus(root: HTMLElement, isNewStep: boolean, find: () => HTMLElement | null) {
  const faulty = [...root.querySelectorAll<HTMLElement>('[aria-invalid=true]')].find(isShown)
  if (faulty) return faulty.focus()
  const faults = part(root, 'fault-list')
  if (faults) return faults.closest<HTMLElement>('[tabindex]')?.focus()
  if (isNewStep) {
    root.scrollIntoView({ block: 'start' })
    return part(root, 'title')?.focus({ preventScroll: true })
  }
  const before = find()
  // What was open is folded again once it is done: its fold is where one was.
  const target =
    before && isShown(before) ? before : before?.closest('details')?.querySelector('summary')
  ;(target ?? part(root, 'notice') ?? part(root, 'title'))?.focus()
}

/** Neither hidden nor folded away. */
function isShown(element: HTMLElement): boolean {
  const fold = element.closest('summary') ? null : element.closest('details')
  return (fold?.open ?? true) && element.getClientRects().length > 0
}

/** A link of the summary leads into its field, also where that is a group of choices. */
export function focusField(root: HTMLElement, href: string): boolean {
  const target = document.getElementById(href.slice(1))
  if (!target || !root.contains(target)) return false
  // What is folded away cannot be typed into.
  const fold = target.closest('details')
  if (fold) fold.open = true
  const field = target.matches('input, select')
    ? target
    : target.querySelector<HTMLElement>('input:checked, input:enabled')
  ;(field ?? target).focus()
  return true
}
