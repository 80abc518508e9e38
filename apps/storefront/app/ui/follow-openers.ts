import { isPlainClick } from '#app/ui/plain-click.ts'
import { showDialog } from '#app/ui/show-dialog.ts'

/**
 * Opens and closes the dialogs of the page by links and buttons, from its first script on: header and footer
 * are not React's, and a link may be pressed before React has taken over the page it is in.
 */
export function followOpeners(page: Document): void {
  // Capture: a dialog opens before the link handler of the page navigates.
  page.addEventListener('click', onClick, true)
}

function onClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element && isPlainClick(event) ? event.target : null
  pressed?.closest('[data-closes-dialog]')?.closest('dialog')?.close()
  const opener = pressed?.closest<HTMLElement>('[data-opens-dialog]')
  if (!opener) return
  // Safari does not focus what is clicked, and would give the focus back to nothing.
  if (opener.ownerDocument.activeElement !== opener) focusWithoutRing(opener)
  if (!showDialog(opener.dataset['opensDialog'])) return
  event.preventDefault()
  const { activeElement } = opener.ownerDocument
  const isByPointer = event.detail > 0
  if (isByPointer && activeElement instanceof HTMLButtonElement) hideRing(activeElement)
}

/** Safari draws a ring around the first button of a dialog that a finger has opened. */
function hideRing(button: HTMLElement): void {
  if (!button.matches(':focus-visible')) return
  button.blur()
  focusWithoutRing(button)
}

function focusWithoutRing(element: HTMLElement): void {
  element.focus({ preventScroll: true, focusVisible: false })
}
