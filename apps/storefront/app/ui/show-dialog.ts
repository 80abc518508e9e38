/** Opens a dialog over the page; on closing the browser gives the focus back. Says whether it could. */
export function showDialog(dialogId = ''): boolean {
  const dialog = document.getElementById(dialogId)
  if (!isDialog(dialog)) return false
  if (!dialog.open) dialog.showModal()
  return true
}

/** `false` also for a browser that does not know dialogs. */
export function isDialog(target: EventTarget | null): target is HTMLDialogElement {
  return target !== null && 'showModal' in target
}
