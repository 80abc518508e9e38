import { isField, type Field } from './part.ts'

/** What was typed into one form and not sent yet, by the name of its field. */
export type Draft = Readonly<Record<string, string>>

/** Secrets of a card and what has to be ticked anew each time are nobody's draft. */
const NEVER_KEPT: ReadonlySet<string> = new Set([
  'token',
  'number',
  'pin',
  'code',
  'terms',
  'newsletter',
  'expectedTotalCents',
  'paymentKey',
])

export function isKept(name: string): boolean {
  return name !== '' && !NEVER_KEPT.has(name)
}

/** Drafts belong to one checkout: a new one begins with nothing. */
export function parseDraft(text: string | null, checkoutId: string, step: string): Draft | null {
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as { checkout?: unknown; step?: unknown; fields?: Draft }
    const isOurs = kept.checkout === checkoutId && kept.step === step
    return isOurs && kept.fields !== undefined ? kept.fields : null
  } catch {
    return null
  }
}

export interface DraftKeeper {
  keep(): void
  /** Fills the form with what was typed. Once there is an order nothing of it is kept. */
  restore(): void
  drop(): void
}

/** Keeps what is typed over a reload or a crash of the tab. */
export function createDraftKeeper(root: HTMLElement, shopId: string): DraftKeeper {
  const key = `saum-checkout:${shopId}`

  function facts() {
    const layout = root.querySelector<HTMLElement>("[data-part='layout']")
    const form = root.querySelector<HTMLFormElement>('form[data-send]')
    return {
      checkout: layout?.dataset['checkout'] ?? '',
      form,
      step: form?.dataset['send'] ?? '',
      isOrdered: layout?.dataset['step'] === 'ordered',
    }
  }

  function drop(): void {
    tryStorage((storage) => storage.removeItem(key))
  }

  return {
    keep() {
      const { checkout, step, form } = facts()
      if (!form) return
      const fields = Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field)]))
      tryStorage((storage) => storage.setItem(key, JSON.stringify({ checkout, step, fields })))
    },
    restore() {
      const { checkout, step, form, isOrdered } = facts()
      if (isOrdered) return drop()
      const text = tryStorage((storage) => storage.getItem(key)) ?? null
      const draft = parseDraft(text, checkout, step)
      if (!form || draft === null) return
      for (const field of fieldsOf(form)) {
        const value = draft[field.name]
        if (value !== undefined) setValue(field, value)
      }
    },
    drop,
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements]
    .filter(isField)
    .filter((field) => isKept(field.name) && field.type !== 'hidden')
}

function valueOf(field: Field): string {
  if (!(field instanceof HTMLInputElement)) return field.value
  if (field.type === 'checkbox') return field.checked ? 'yes' : ''
  if (field.type !== 'radio') return field.value
  const chosen = field.form?.elements.namedItem(field.name)
  return chosen instanceof RadioNodeList ? chosen.value : field.checked ? field.value : ''
}

function setValue(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.checked = value === 'yes'
  else if (field instanceof HTMLInputElement && field.type === 'radio') {
    if (!field.disabled) field.checked = field.value === value
  } else field.value = value
}

/** Storage may be full or forbidden; then nothing is kept and the forms work all the same. */
function tryStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
