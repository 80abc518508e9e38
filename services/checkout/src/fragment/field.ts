import { attributes, html, type Html } from '../markup.ts'
import { idOf } from './view.ts'

export interface TextField {
  /** As the form sends it, such as `shipping.zipCode`. */
  name: string
  label: string
  value: string
  /** Why it is not right, in words. */
  fault?: string | undefined
  hint?: string
  type?: 'text' | 'email' | 'tel'
  autocomplete: string
  inputmode?: 'numeric' | undefined
  maxlength: number
  isRequired?: boolean
  /** What the script says before anything is sent. */
  words?: { required?: string; invalid?: string }
  pattern?: string | null
  width?: 'half' | 'short' | 'long'
  capitals?: 'words' | 'characters' | 'none'
}

/** Label, input, hint and fault of one field; a script may show and clear the fault by itself. */
export function textField(field: TextField): Html {
  const { name, label, hint, fault, words = {}, isRequired = false } = field
  const id = idOf(name)
  return html`<div${attributes({ 'data-part': 'field', 'data-width': field.width })}>
<label data-part="label" for="${id}">${label}</label>
<input${attributes({
    'data-part': 'input',
    id,
    name,
    type: field.type ?? 'text',
    value: field.value,
    autocomplete: field.autocomplete,
    inputmode: field.inputmode,
    maxlength: field.maxlength,
    pattern: field.pattern,
    autocapitalize: field.capitals,
    spellcheck: 'false',
    required: isRequired,
    'aria-invalid': fault === undefined ? undefined : 'true',
    'aria-describedby': describedBy(id, hint, fault),
    'data-required': isRequired ? words.required : undefined,
    'data-invalid': words.invalid,
  })}>
${hint !== undefined && html`<p data-part="hint" id="${id}-hint">${hint}</p>`}
${faultLine(id, fault)}
</div>`
}

export function faultLine(id: string, fault: string | undefined): Html | null {
  if (fault === undefined) return null
  return html`<p data-part="fault" id="${id}-fault">${fault}</p>`
}

export function describedBy(id: string, hint?: string, fault?: string): string | undefined {
  const ids = [fault !== undefined && `${id}-fault`, hint !== undefined && `${id}-hint`]
  return ids.filter((one) => one !== false).join(' ') || undefined
}

interface Check {
  name: string
  label: string | Html
  isChecked: boolean
  fault?: string | undefined
  isRequired?: boolean
  words?: string
  /** For styles that show or hide what depends on it. */
  part?: string
}

export function check(box: Check): Html {
  const { name, label, isChecked, fault, isRequired = false, words } = box
  const id = idOf(name)
  return html`<div data-part="field">
<label data-part="check"><input${attributes({
    type: 'checkbox',
    id,
    name,
    value: 'yes',
    checked: isChecked,
    required: isRequired,
    'data-shows': box.part,
    'data-required': words,
    // A browser calls a required box invalid before it was left out.
    'aria-invalid': String(fault !== undefined),
    'aria-describedby': describedBy(id, undefined, fault),
  })}><span>${label}</span></label>
${faultLine(id, fault)}
</div>`
}

interface Option {
  name: string
  value: string
  label: string
  detail?: string | Html | null
  end?: string | Html
  isChecked: boolean
  isOff?: boolean
  /** Shown while it is chosen. */
  more?: Html | null
}

/** One of several choices: a radio button with what it means and costs. */
export function option(choice: Option): Html {
  const { name, value, label, detail, end = '', more } = choice
  return html`<div data-part="option">
<label data-part="option-row"><input${attributes({
    type: 'radio',
    id: `${idOf(name)}-${value === '' ? 'other' : value}`,
    name,
    value,
    checked: choice.isChecked,
    disabled: choice.isOff,
  })}><span><span data-part="option-name">${label}</span>${
    detail ? html`<span data-part="option-detail">${detail}</span>` : null
  }</span><span data-part="option-end">${end}</span></label>
${more ? html`<div data-part="option-more">${more}</div>` : null}
</div>`
}
