import type { MouseEvent } from 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?:
      | 'show-modal'
      | 'close'
      | 'toggle-popover'
      | 'show-popover'
      | 'hide-popover'
      | undefined
    commandfor?: string | undefined
  }
}

/** Spread on a button: opens the dialog, in new browsers before any script has loaded. */
export function opensDialog(dialogId: string) {
  return {
    command: 'show-modal',
    commandfor: dialogId,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      if (!hasCommands(event.currentTarget)) showDialog(dialogId)
    },
  } as const
}

/** Spread on a button: closes the dialog it names. */
export function closesDialog(dialogId: string) {
  return {
    command: 'close',
    commandfor: dialogId,
    onClick: (event: MouseEvent) => {
      if (!hasCommands(event.currentTarget)) closeDialog(dialogId)
    },
  } as const
}

/** For what opens by itself once it is there. */
export function showDialog(dialogId: string) {
  const dialog = findDialog(dialogId)
  if (dialog && !dialog.open) dialog.showModal()
}

export function closeDialog(dialogId: string) {
  findDialog(dialogId)?.close()
}

function hasCommands(button: Element): boolean {
  return 'commandForElement' in button
}

function findDialog(dialogId: string): HTMLDialogElement | null {
  const element = document.getElementById(dialogId)
  return element instanceof HTMLDialogElement ? element : null
}
