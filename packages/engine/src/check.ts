import { attempt } from './attempt.ts'
import { isFlag, isText } from './calls/shape.ts'

/** Hears what is wrong, and where below the value that was looked at. */
type Say = (message: string, path?: string) => void

/** Takes what is known out of a value, and says what is wrong with it. */
export type Check<Value> = (value: unknown, say: Say, isThere?: boolean) => Value

const REQUIRED = 'value is required.'

/** What a caller gave, checked; one that gave nonsense hears it at once, and under which name. */
export function demand<Value>(check: Check<Value>, value: unknown, name?: string): Value {
  const faults: string[] = []
  const say: Say = (message, path) => faults.push(`- ${path || 'payload'}: ${message}`)
  const read = check(value, name === undefined ? say : below(say, name))
  if (faults.length === 0) return read
  throw new Error(['The following properties are invalid', ...faults].join('\n'))
}

/** One rule and the words for breaking it. */
/* @__NO_SIDE_EFFECTS__ */
export function is<Value>(isRight: (value: Value) => boolean, message: string): Check<Value> {
  return (value, say) => {
    if (!isRight(value as Value)) say(value == null ? REQUIRED : message)
    return value as Value
  }
}

/** The rules matter only for a value that is of the right kind. */
/* @__NO_SIDE_EFFECTS__ */
export function allOf<Value>(
  check: Check<Value>,
  ...rules: readonly Check<NoInfer<Value>>[]
): Check<Value> {
  return (value, say) => {
    let isRight = true
    const read = check(value, (...fault) => {
      isRight = false
      say(...fault)
    })
    if (isRight) for (const rule of rules) rule(read, say)
    return read
  }
}

export const anything: Check<unknown> = (value, say, isThere = true) => {
  if (!isThere) say(REQUIRED)
  return value
}

export const flag = is<boolean>(isFlag, 'value is not a boolean.')
export const text = is<string>(isText, 'value is not a string.')
export const nonEmptyText = allOf(
  text,
  is((value) => value !== '', 'value is an empty string.'),
)
export const url = allOf(
  text,
  // Not every browser has `URL.canParse`.
  is((value) => attempt(() => new URL(value)) !== null, 'value is not a valid URL.'),
)
const anyNumber = is<number>(
  (value) => typeof value === 'number' && !Number.isNaN(value),
  'value is not a number.',
)
const list = is<readonly unknown[]>(Array.isArray, 'value is not an array.')
const object = is(isObject, 'value is not an object.')

function isObject(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value === 'object' && value !== null
}

/* @__NO_SIDE_EFFECTS__ */
export function matching(pattern: RegExp): Check<string> {
  return is((value) => pattern.test(value), 'value is invalid.')
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Option>(options: readonly Option[]): Check<Option> {
  return is((value) => options.includes(value), 'value is not in enum.')
}

/* @__NO_SIDE_EFFECTS__ */
export function number(min?: number, max?: number): Check<number> {
  return allOf(anyNumber, between('value', min, max))
}

/* @__NO_SIDE_EFFECTS__ */
export function integer(min?: number, max?: number): Check<number> {
  return allOf(
    anyNumber,
    is<number>(Number.isInteger, 'value is not an integer.'),
    between('value', min, max),
  )
}

/** A list of so many things at least, and at most. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(
  check: Check<Item>,
  min?: number,
  max?: number,
): Check<readonly Item[]> {
  return (value, say) => {
    const items = list(value, say)
    if (!Array.isArray(items)) return []
    const read = items.map((item, index) => check(item, below(say, String(index))))
    between('length', min, max)(items.length, say)
    return read
  }
}

function between(what: string, min = -Infinity, max = Infinity): Check<number> {
  const atLeast = is<number>((size) => size >= min, `minimum ${what} of ${min} not respected.`)
  const atMost = is<number>((size) => size <= max, `maximum ${what} of ${max} not respected.`)
  return (size, say) => {
    atLeast(size, say)
    return atMost(size, say)
  }
}

function below(say: Say, key: string): Say {
  return (message, path) => say(message, path === undefined ? key : `${key}.${path}`)
}

/** What may be undefined, and what stands for it then. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(check: Check<Value>): Check<Value | undefined>
/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(check: Check<Value>, fallback: unknown): Check<Value>
/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(check: Check<Value>, fallback?: unknown): Check<Value | undefined> {
  return (value = fallback, say) => (value === undefined ? value : check(value, say))
}

/** What may be left out of an object, but has to be right where it is there. */
/* @__NO_SIDE_EFFECTS__ */
export function missable<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value, say, isThere) => (isThere === false ? undefined : check(value, say))
}

type Checked<Part> = Part extends Check<infer Value> ? Value : never
type MissableKey<Parts> = {
  [Key in keyof Parts]: undefined extends Checked<Parts[Key]> ? Key : never
}[keyof Parts]

/** What is taken out of an object with these parts. */
export type CheckedFields<Parts> = {
  [Key in Exclude<keyof Parts, MissableKey<Parts>>]: Checked<Parts[Key]>
} & { [Key in MissableKey<Parts>]?: Exclude<Checked<Parts[Key]>, undefined> }

/** An object, of which only the named parts are taken. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<Parts extends Readonly<Record<string, Check<unknown>>>>(
  parts: Parts,
): Check<CheckedFields<Parts>> {
  return (value, say) => {
    const given = object(value, say)
    const read: Record<string, unknown> = {}
    for (const key in isObject(given) ? parts : null) {
      const part = parts[key]?.(given[key], below(say, key), key in given)
      if (part !== undefined) read[key] = part
    }
    // Every part has just been seen to.
    return read as CheckedFields<Parts>
  }
}

/** An object without what is said to be undefined. */
export function defined<Whole extends object>(whole: Whole): Whole {
  const entries = Object.entries(whole).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries) as Whole
}

/** An object with things of one kind under any names. */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf<Value>(check: Check<Value>): Check<Readonly<Record<string, Value>>> {
  return (value, say) => {
    const names = Object.keys(value ?? {})
    return fields(Object.fromEntries(names.map((name) => [name, check])))(value, say)
  }
}
