import { isDialog } from '#app/ui/show-dialog.ts'

/**
 * Spread on a link: opens the dialog in place. The link keeps an address that works without script: a page
 * of its own, or `#id` of a dialog that its style sheet shows as the `:target`.
 */
export function opensDialog(dialogId: string) {
  return { 'data-opens-dialog': dialogId, 'aria-haspopup': 'dialog' } as const
}

/** Spread on a button inside a dialog: closes it. */
export const CLOSES_DIALOG = { 'data-closes-dialog': '' } as const

export function closeDialog(dialogId: string): void {
  const dialog = document.getElementById(dialogId)
  if (isDialog(dialog)) dialog.close()
}

/** Closes every dialog that does not ask to stay open while its page changes its address. */
export function closeDialogs(page: Document): void {
  for (const dialog of page.querySelectorAll('dialog:not([data-stays])')) {
    if (isDialog(dialog)) dialog.close()
  }
}
