import * as v from '@saum/schema/schema'
import { isServiceUrl } from './setting-checks.ts'

/** One environment variable: what it may be, and what an operator is told when it is not. */
interface Setting<Schema extends v.GenericSchema<string, unknown>> {
  /** The text that counts when the variable is absent or empty; empty where it is derived. */
  default: string
  meaning: string
  rule: string
  schema: Schema
  isSecret: boolean
}

export const ON_OR_OFF = 'must be on or off'
export const SERVICE_RULE = 'must be an http address without a trailing slash'

export function setting<Schema extends v.GenericSchema<string, unknown>>(
  parts: Omit<Setting<Schema>, 'isSecret'>,
): Setting<Schema> {
  return { ...parts, isSecret: false }
}

export function text(byDefault: string, meaning: string) {
  return setting({ default: byDefault, meaning, rule: 'must be text', schema: v.string() })
}

export function wholeNumber(least: number, most: number, byDefault: string, meaning: string) {
  return setting({
    default: byDefault,
    meaning,
    rule: `must be a number between ${least} and ${most}`,
    schema: v.pipe(
      v.string(),
      v.regex(/^\d+$/),
      v.transform(Number),
      v.minValue(least),
      v.maxValue(most),
    ),
  })
}

export function onOff(byDefault: 'on' | 'off', meaning: string) {
  return setting({
    default: byDefault,
    meaning,
    rule: ON_OR_OFF,
    schema: v.pipe(
      v.picklist(['on', 'off']),
      v.transform((value) => value === 'on'),
    ),
  })
}

/** Without the shop, currencies would meet in one basket; without the user, everybody would. */
export function keyTemplate(byDefault: string, kept: string) {
  return setting({
    default: byDefault,
    meaning: `text the key of a ${kept} is made of; changing it hides every ${kept} there is`,
    rule: 'must be a text with {shopId} and {userId} in it',
    schema: v.pipe(
      v.string(),
      v.check((value) => ['{shopId}', '{userId}'].every((part) => value.includes(part))),
    ),
  })
}

/** `null` when it follows from other settings. */
export function onOffOrDerived() {
  return v.pipe(
    v.picklist(['', 'on', 'off']),
    v.transform((value) => (value === '' ? null : value === 'on')),
  )
}

/** Shorter ones can be guessed. */
export const MIN_SECRET_LENGTH = 16

/** Several of them, with spaces between. */
export function serviceUrls() {
  return v.pipe(
    v.string(),
    v.transform((value) => value.split(/\s+/).filter((url) => url !== '')),
    v.check((urls) => urls.every(isServiceUrl)),
  )
}

/** As security.txt writes it: an address with its scheme. */
export function securityContact() {
  const address = v.pipe(
    v.string(),
    v.transform((value) => value.replace(/^mailto:/, '')),
    v.email(),
    v.transform((value) => `mailto:${value}`),
  )
  const page = v.pipe(v.string(), v.url(), v.regex(/^https:\/\/\S+$/))
  return v.union([v.literal(''), page, address])
}

export function serviceUrl() {
  return v.union([v.literal(''), v.pipe(v.string(), v.check(isServiceUrl))])
}

export function oneOf<const Options extends readonly string[]>(
  options: Options,
  byDefault: Options[number],
  meaning: string,
) {
  return setting({
    default: byDefault,
    meaning,
    rule: `must be one of ${options.join(', ')}`,
    schema: v.picklist(options),
  })
}
