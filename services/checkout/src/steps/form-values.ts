import { isFormTooLarge } from '@saum/domain/form-limits'

/** What fits into any field of a call; more than that is no address. */
const MAX_LENGTH = 100
const decoder = new TextDecoder()

/** The fields of a form that was sent, cleaned of what nobody can type. */
export interface FormValues {
  text(name: string, maxLength?: number): string
  /** A number such as an id; `undefined` for anything else. */
  id(name: string): number | undefined
  isChecked(name: string): boolean
  /** Something had to be cut to be kept at all. */
  readonly wasCut: boolean
}

/** `null` where it is no form of ours, or larger than any of them. */
export async function readForm(request: Request): Promise<FormValues | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const body = new Uint8Array(await request.arrayBuffer())
  return isFormTooLarge(body) ? null : toFormValues(new URLSearchParams(decoder.decode(body)))
}

function toFormValues(fields: URLSearchParams): FormValues {
  let wasCut = false

  function text(name: string, maxLength = MAX_LENGTH): string {
    const typed = (fields.get(name) ?? '')
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
    if (typed.length <= maxLength) return typed
    wasCut = true
    // A sign of two halves is not cut in the middle.
    return typed
      .slice(0, maxLength)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trim()
  }

  return {
    text,
    id(name) {
      const value = fields.get(name) ?? ''
      const id = /^\d{1,16}$/.test(value) ? Number(value) : NaN
      return Number.isSafeInteger(id) ? id : undefined
    },
    isChecked: (name) => fields.get(name) === 'yes',
    get wasCut() {
      return wasCut
    },
  }
}
