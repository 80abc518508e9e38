import type { HTMLElement } from 'node-html-parser'
import {
  type Entries,
  fieldsOf,
  formOf,
  isChecked,
  isDisabled,
  typeOf,
  valueOf,
} from './form-data.ts'

/** The first field for which a browser would refuse to send the form of a button. */
export function invalidFieldOf(button: HTMLElement, entries: Entries): HTMLElement | undefined {
  const form = formOf(button)
  if (form === null || form.hasAttribute('novalidate') || button.hasAttribute('formnovalidate')) {
    return undefined
  }
  return fieldsOf(form).find((field) => !isDisabled(field) && !isValid(field, entries))
}

function isValid(field: HTMLElement, entries: Entries): boolean {
  const type = typeOf(field)
  const isRequired = field.hasAttribute('required')
  if (type === 'checkbox') return !isRequired || isChecked(field, entries)
  // One of a group is enough; which one is not known here.
  if (type === 'radio') return true
  const value = valueOf(field, entries)
  if (value === '') return !isRequired
  const pattern = field.getAttribute('pattern')
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test(value)) return false
  return type !== 'email' || /^[^\s@]+@[^\s@]+$/.test(value)
}
