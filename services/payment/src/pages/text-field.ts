import { html, raw } from 'hono/html'

interface TextField {
  name: string
  label: string
  hint?: string
  value?: string
  fault?: string | undefined
  attributes: Readonly<Record<string, string>>
}

/** A field with its fault beside it; the first with one is where typing goes on. */
export function textField({ name, label, hint, value = '', fault, attributes }: TextField) {
  const isWrong = fault !== undefined
  const describedBy = [hint && `${name}-hint`, isWrong && `${name}-fault`].filter(Boolean).join(' ')
  // Names and values are ours, never somebody's input.
  const further = Object.entries(attributes).map(([key, text]) => raw(` ${key}="${text}"`))
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      value="${value}"
      required
      aria-invalid="${String(isWrong)}"
      aria-describedby="${describedBy}"
      ${isWrong ? raw('autofocus') : ''}
      ${further}
    />
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${isWrong ? html`<p class="fault" id="${name}-fault">${fault}</p>` : ''}
  </div>`
}
