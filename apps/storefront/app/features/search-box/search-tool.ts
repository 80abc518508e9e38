import { isDialog, showDialog } from '#app/ui/show-dialog.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'

const TOOL = '[data-tool="search"]'

interface ToolFollower {
  /** Somebody is about to search. */
  onIntent(): void
  onOpen(dialog: HTMLDialogElement): void
}

/** Opens the search at once: the field is part of the page, only its suggestions are loaded later. */
export function followSearchTool(page: Document, { onIntent, onOpen }: ToolFollower): () => void {
  function show(event: Event) {
    const dialog = page.querySelector('[data-search]')
    const field = dialog?.querySelector('input')
    if (!isDialog(dialog) || !field) return
    // Otherwise the first button has the focus for a moment, and is read out.
    field.autofocus = true
    if (!showDialog(dialog.id)) return
    event.preventDefault()
    field.value ||= new URLSearchParams(page.location.search).get('searchTerm') ?? ''
    field.select()
    onOpen(dialog)
  }
  function onPointer(event: Event) {
    if (isIn(event, TOOL)) onIntent()
  }
  function onClick(event: MouseEvent) {
    if (isIn(event, TOOL) && isPlainClick(event)) show(event)
  }

  page.querySelector(TOOL)?.setAttribute('aria-haspopup', 'dialog')
  const stop = new AbortController()
  const { signal } = stop
  for (const name of ['mouseover', 'focusin', 'touchstart']) {
    page.addEventListener(name, onPointer, { signal, passive: true })
  }
  // Capture: the search opens before the link handler navigates.
  page.addEventListener('click', onClick, { signal, capture: true })
  return () => stop.abort()
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
