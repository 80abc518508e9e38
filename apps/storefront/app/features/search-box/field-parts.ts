/** The parts of the search dialog the server has drawn. */
export interface FieldParts {
  dialog: HTMLDialogElement
  form: HTMLFormElement
  field: HTMLInputElement
  panel: HTMLElement
}

/** `null` for markup that is not ours to drive. */
export function fieldParts(dialog: HTMLDialogElement): FieldParts | null {
  const form = dialog.querySelector('form')
  const field = dialog.querySelector('input')
  const panel = dialog.querySelector<HTMLElement>('[data-search-panel]')
  return form && field && panel ? { dialog, form, field, panel } : null
}

export function writeField(field: HTMLInputElement, text: string): void {
  field.value = text
}

interface ComboboxFacts {
  listboxId: string
  isExpanded: boolean
  activeId: string | undefined
}

/** What the field says of itself to those who do not see the rows below it. */
export function describeField(field: HTMLInputElement, facts: ComboboxFacts): void {
  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', facts.listboxId)
  field.setAttribute('aria-expanded', String(facts.isExpanded))
  if (facts.activeId === undefined) field.removeAttribute('aria-activedescendant')
  else field.setAttribute('aria-activedescendant', facts.activeId)
}

/** Ends listening to several events at once. */
export function listening(add: (signal: AbortSignal) => void): () => void {
  const stop = new AbortController()
  add(stop.signal)
  return () => stop.abort()
}
