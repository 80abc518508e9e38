import { isDialog, showDialog } from '#app/ui/show-dialog.ts'

/** A click on the veil around a dialog closes it, in every browser. */
export function followVeils(page: Document): () => void {
  let isPressed = false

  function onPress(event: MouseEvent) {
    isPressed = isOnVeil(event)
  }

  function onClick(event: MouseEvent) {
    // Text that is selected from inside a dialog to its outside ends in a click on the veil, too.
    if (isPressed && isOnVeil(event) && isDialog(event.target)) event.target.close()
  }

  page.addEventListener('pointerdown', onPress)
  page.addEventListener('click', onClick)
  return () => {
    page.removeEventListener('pointerdown', onPress)
    page.removeEventListener('click', onClick)
  }
}

/** The veil is part of the dialog, but not of its box. */
function isOnVeil({ target, clientX, clientY }: MouseEvent): boolean {
  if (!isDialog(target) || !target.matches(':modal')) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A dialog that was shown in the page before the script came goes on as a dialog. */
export function resumeTarget(page: Document): void {
  const id = page.querySelector('dialog:target')?.id
  if (id === undefined) return
  const openers = [...page.querySelectorAll(`[data-opens-dialog][href="#${id}"]`)]
  // Where its opener is hidden the dialog is part of the page, such as the filters on a wide screen.
  if (openers.some((opener) => opener.getClientRects().length > 0)) showDialog(id)
}
