/**
 * How a field is told apart from a wrong one, and what stands for it where it is missing or odd; or how
 * it is read.
 */
export type Field =
  | readonly [isValid: (value: unknown) => boolean, fallback: unknown]
  | ((value: unknown) => unknown)

export type Fields<Shape> = Readonly<Partial<Record<keyof Shape, Field>>>

/** The fallback of what we cannot do without. */
export const NEEDED: unique symbol = Symbol('needed')

type Plain = Readonly<Record<string, unknown>>

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}

/** Whether it is a list of objects that have all of these fields. */
export function areAll(fields: Readonly<Record<string, (value: unknown) => boolean>>) {
  return (value: unknown) =>
    Array.isArray(value) &&
    value.every(
      (item) => isPlain(item) && Object.keys(fields).every((key) => fields[key]?.(item[key])),
    )
}

export function orNull(isValid: (value: unknown) => boolean) {
  return (value: unknown) => value === null || isValid(value)
}

export function orMissing(isValid: (value: unknown) => boolean) {
  return (value: unknown) => value === undefined || isValid(value)
}

/**
 * The object itself where all its fields are as they should be, which is nearly always; otherwise a
 * copy with the fallbacks, or an exception where a needed field is wrong.
 */
export function shaped<Shape>(value: unknown, fields: Fields<Shape>): Shape {
  if (!isPlain(value)) throw none('object')
  let mended: Record<string, unknown> | null = null
  for (const key in fields) {
    const given = value[key]
    const field = fields[key] as Field
    const isReader = typeof field === 'function'
    // Nearly always all is well, and this is the way through thousands of fields.
    if (!isReader && field[0](given)) continue
    const read = isReader ? field(given) : field[1]
    if (read === given) continue
    if (read === NEEDED) throw none(key)
    mended ??= { ...value }
    mended[key] = read
  }
  // Every field of the shape has just been seen to.
  return (mended ?? value) as Shape
}

function none(what: string): Error {
  return new TypeError(`The reply has no usable ${what}.`)
}

/** Those of a list that are of a kind we know. */
export function known<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] {
  const items = each(value, read)
  return items.includes(null) ? items.filter((item) => item !== null) : (items as readonly Item[])
}

/** A list read one by one; the same list where nothing was mended. */
export function each<Item>(value: unknown, read: (item: unknown) => Item): readonly Item[] {
  if (!Array.isArray(value)) throw none('list')
  const items = value.map((item) => read(item))
  return items.every((item, index) => item === value[index]) ? value : items
}
