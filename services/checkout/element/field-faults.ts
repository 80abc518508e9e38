import { judge } from './field-rules.ts'
import { isField, part, type Field } from './part.ts'

/**
 * A fault makes room for its words. While a button is being pressed that would move it away from under the
 * finger, and the click would be nobody's.
 */
function createReleaseWaiter(signal: AbortSignal): (work: () => void) => void {
  let isPressed = false
  const waiting: (() => void)[] = []

  function release(): void {
    isPressed = false
    setTimeout(() => waiting.splice(0).forEach((work) => work()))
  }

  addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true })
  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(name, release, { signal, capture: true })
  }
  return (work) => {
    if (isPressed) waiting.push(work)
    else work()
  }
}

/** Judges a field when it is left, and takes the fault back as soon as it is right. */
export function watchFields(root: HTMLElement, signal: AbortSignal): void {
  const whenReleased = createReleaseWaiter(signal)
  root.addEventListener(
    'focusout',
    ({ target }) => {
      if (!isField(target) || isOutOfSight(target)) return
      // Whoever passes by an empty field has not left anything wrong in it.
      if (target.value === '' && !target.hasAttribute('data-touched')) return
      whenReleased(() => showFault(target))
    },
    { signal },
  )
  root.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target)) return
      target.setAttribute('data-touched', '')
      if (target.ariaInvalid === 'true' && faultOf(target) === null) clearFault(target)
    },
    { signal },
  )
  root.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) followCountry(target)
    },
    { signal },
  )
}

/** Another country has other postcodes: what is typed stays and is judged anew. */
function followCountry(select: HTMLSelectElement): void {
  const [group, name] = select.name.split('.')
  const postcode = select.form?.elements.namedItem(`${group}.zipCode`)
  if (name !== 'countryCode' || !(postcode instanceof HTMLInputElement)) return
  const rules = select.selectedOptions[0]?.dataset ?? {}
  postcode.pattern = rules['pattern'] ?? ''
  postcode.dataset['invalid'] = rules['invalid'] ?? ''
  postcode.inputMode = rules['numeric'] === undefined ? 'text' : 'numeric'
  if (postcode.value !== '') showFault(postcode)
}

function faultOf(field: Field): string | null {
  const { required, invalid } = field.dataset
  const isInput = field instanceof HTMLInputElement
  if (isInput && field.type === 'checkbox') {
    return field.required && !field.checked ? (required ?? null) : null
  }
  const pattern = isInput ? field.pattern : ''
  return judge(field.value, { isRequired: field.required, pattern, required, invalid })
}

function showFault(field: Field): void {
  const words = faultOf(field)
  if (words === null) return clearFault(field)
  const id = `${field.id}-fault`
  const frame = field.closest<HTMLElement>("[data-part='field']")
  if (!frame) return
  let line = part(frame, 'fault')
  if (!line) {
    line = document.createElement('p')
    line.dataset['part'] = 'fault'
    line.id = id
    frame.append(line)
  }
  if (line.textContent !== words) line.textContent = words
  field.ariaInvalid = 'true'
  describe(field, id, true)
}

function clearFault(field: Field): void {
  field.removeAttribute('aria-invalid')
  describe(field, `${field.id}-fault`, false)
  document.getElementById(`${field.id}-fault`)?.remove()
}

function describe(field: Field, id: string, isThere: boolean): void {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  const rest = ids.filter((one) => one !== '' && one !== id)
  const all = isThere ? [id, ...rest] : rest
  if (all.length === 0) field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', all.join(' '))
}

function isOutOfSight(field: Field): boolean {
  return field.offsetParent === null
}
