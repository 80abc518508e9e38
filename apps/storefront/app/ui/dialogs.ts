/**
 * Spread on a link: opens the dialog in place. The link keeps an address that works without script: a page
 * of its own, or `#id` of a dialog that its style sheet shows as the `:target`.
 */
export function opensDialog(dialogId: string) {
  return { 'data-opens-dialog': dialogId, 'aria-haspopup': 'dialog' } as const
}

/** Spread on a button inside a dialog: closes it. */
export const CLOSES_DIALOG = { 'data-closes-dialog': '' } as const

/** Opens a dialog over the page; on closing the browser gives the focus back. Says whether it could. */
export function showDialog(dialogId: string): boolean {
  const dialog = findDialog(dialogId)
  if (dialog && !dialog.open) dialog.showModal()
  return dialog !== null
}

export function closeDialog(dialogId: string): void {
  findDialog(dialogId)?.close()
}

/** Closes every dialog that does not ask to stay open while its page changes its address. */
export function closeDialogs(page: Document): void {
  for (const dialog of page.querySelectorAll('dialog:not([data-stays])')) {
    if (isDialog(dialog)) dialog.close()
  }
}

/** `false` for a browser that does not know dialogs as well. */
export function isDialog(element: Element | null): element is HTMLDialogElement {
  return element !== null && 'showModal' in element
}

function findDialog(dialogId: string): HTMLDialogElement | null {
  const element = document.getElementById(dialogId)
  return isDialog(element) ? element : null
}
