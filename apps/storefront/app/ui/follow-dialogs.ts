import { isDialog, showDialog } from '#app/ui/dialogs.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'

const OPENER = '[data-opens-dialog]'
const CLOSER = '[data-closes-dialog]'

/**
 * Opens and closes all dialogs of the page, from its first script on: header and footer are not React's, and
 * an opener may be pressed before React has taken over the page it is in.
 */
export function followDialogs(page: Document): void {
  let wasVeilPressed = false

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return
    const opener = event.target.closest<HTMLElement>(OPENER)
    if (opener) openBy(opener, event)
    else if (event.target.closest(CLOSER) || (wasVeilPressed && isOnVeil(event))) {
      const dialog = event.target.closest('dialog')
      if (isDialog(dialog)) dialog.close()
    }
  }

  // Capture: a dialog opens before the link handler of the page navigates.
  page.addEventListener('click', onClick, { capture: true })
  // Text that is selected from inside the dialog to its outside ends in a click on the veil, too.
  page.addEventListener('pointerdown', (event) => (wasVeilPressed = isOnVeil(event)))
  resumeTarget(page)
}

function openBy(opener: HTMLElement, event: Event): void {
  // Safari does not focus what is clicked, and would give the focus back to nothing.
  opener.focus({ preventScroll: true })
  if (showDialog(opener.dataset['opensDialog'] ?? '')) event.preventDefault()
}

/** The veil is part of the dialog, but not of its box. */
function isOnVeil({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLElement) || !isDialog(target) || !target.open) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A dialog that was shown in the page before the script came goes on as a dialog. */
function resumeTarget(page: Document): void {
  const id = page.querySelector('dialog:target')?.id
  if (id === undefined) return
  const openers = [...page.querySelectorAll(`${OPENER}[href="#${id}"]`)]
  // Where its opener is hidden the dialog is part of the page, such as the filters on a wide screen.
  if (openers.some((opener) => opener.getClientRects().length > 0)) showDialog(id)
}
