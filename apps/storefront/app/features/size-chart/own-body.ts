import { BODY_MEASURES, type Body, type BodyMeasure } from './size-advice.ts'

export const LEAST_CM = 40
export const MOST_CM = 200

const KEY = 'saum.body'

export interface TypedBody {
  body: Body
  /** Fields with something in them that is no measurement. */
  faults: ReadonlySet<BodyMeasure>
}

/** `88`, `88,5` and `88.5` are centimetres; an empty field is not known. */
export function parseBody(form: FormData): TypedBody {
  const body: Partial<Record<BodyMeasure, number>> = {}
  const faults = new Set<BodyMeasure>()
  for (const measure of BODY_MEASURES) {
    const typed = form.get(measure)
    if (typeof typed !== 'string' || typed.trim() === '') continue
    const cm = Number(typed.trim().replace(',', '.'))
    if (isBodyMeasure(cm)) body[measure] = cm
    else faults.add(measure)
  }
  return { body, faults }
}

/** Opened only where its refusal is caught: a browser that blocks site data throws on the first look. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** What was typed in this tab before; it never leaves the device. */
export function findBody(openStorage: OpenStorage): Body {
  try {
    const kept: unknown = JSON.parse(openStorage().getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const entries = Object.entries(kept).filter(
      ([measure, cm]) => BODY_MEASURES.some((known) => known === measure) && isBodyMeasure(cm),
    )
    return Object.fromEntries(entries)
  } catch {
    // A browser that keeps nothing, or something else under our name: the fields stay empty.
    return {}
  }
}

export function saveBody(openStorage: OpenStorage, body: Body): void {
  try {
    openStorage().setItem(KEY, JSON.stringify(body))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function isBodyMeasure(cm: unknown): cm is number {
  return typeof cm === 'number' && cm >= LEAST_CM && cm <= MOST_CM
}
