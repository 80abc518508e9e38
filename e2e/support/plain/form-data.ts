import type { HTMLElement } from 'node-html-parser'
import { rootOf, textOf } from './names.ts'

/** What a visitor has typed or chosen, by field. */
export type Entries = ReadonlyMap<HTMLElement, string | boolean>

export interface Submission {
  method: 'get' | 'post'
  /** As written in the page. */
  action: string | undefined
  fields: [name: string, value: string][]
}

const FIELDS = 'input, select, textarea'

/** What a browser without script sends when this button of a form is pressed. */
export function submissionOf(button: HTMLElement, entries: Entries): Submission {
  const form = formOf(button)
  if (form === null) throw new Error(`The button «${textOf(button)}» belongs to no form`)
  const fields = fieldsOf(form).flatMap((field) => valuesOf(field, entries))
  const own = button.getAttribute('name')
  if (own) fields.push([own, button.getAttribute('value') ?? ''])
  const method = button.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get'
  return {
    method: method.toLowerCase() === 'post' ? 'post' : 'get',
    action: button.getAttribute('formaction') ?? form.getAttribute('action'),
    fields,
  }
}

/** By nesting, or by the `form` attribute from elsewhere on the page. */
export function formOf(control: HTMLElement): HTMLElement | null {
  const id = control.getAttribute('form')
  return id ? rootOf(control).getElementById(id) : control.closest('form')
}

/** In the order of the page, which is the order they are sent in. */
export function fieldsOf(form: HTMLElement): HTMLElement[] {
  return rootOf(form)
    .querySelectorAll(FIELDS)
    .filter((field) => formOf(field) === form)
}

const SUBMIT_BUTTONS = 'button:not([type="button"]):not([type="reset"]), input[type="submit"]'

export function isSubmitButton(control: HTMLElement): boolean {
  return rootOf(control).querySelectorAll(SUBMIT_BUTTONS).includes(control)
}

/** The button that the Enter key presses in a field: the first of its form, hidden ones included. */
export function defaultButtonOf(field: HTMLElement): HTMLElement | undefined {
  const buttons = rootOf(field).querySelectorAll(SUBMIT_BUTTONS)
  return buttons.find((button) => formOf(button) === formOf(field))
}

export function isDisabled(control: HTMLElement): boolean {
  return control.hasAttribute('disabled') || control.closest('fieldset[disabled]') !== null
}

const BOXES = new Set(['checkbox', 'radio'])
const NEVER_SENT = new Set(['submit', 'button', 'reset', 'image', 'file'])

function valuesOf(field: HTMLElement, entries: Entries): [string, string][] {
  const name = field.getAttribute('name')
  const type = typeOf(field)
  if (!name || isDisabled(field) || NEVER_SENT.has(type)) return []
  if (BOXES.has(type)) {
    return isChecked(field, entries) ? [[name, field.getAttribute('value') ?? 'on']] : []
  }
  return [[name, valueOf(field, entries)]]
}

export function typeOf(field: HTMLElement): string {
  return (field.getAttribute('type') ?? '').toLowerCase()
}

export function isChecked(box: HTMLElement, entries: Entries): boolean {
  const entered = entries.get(box)
  return typeof entered === 'boolean' ? entered : box.hasAttribute('checked')
}

export function valueOf(field: HTMLElement, entries: Entries): string {
  const entered = entries.get(field)
  if (typeof entered === 'string') return entered
  if (field.tagName === 'SELECT') {
    const options = field.querySelectorAll('option')
    const selected = options.find((option) => option.hasAttribute('selected')) ?? options[0]
    return selected ? optionValue(selected) : ''
  }
  if (field.tagName === 'TEXTAREA') return field.textContent.replace(/^\n/, '')
  return field.getAttribute('value') ?? ''
}

export function optionValue(option: HTMLElement): string {
  return option.getAttribute('value') ?? textOf(option)
}
