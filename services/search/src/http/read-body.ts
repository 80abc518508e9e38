import type { SearchRequest } from '@saum/contract/search'
import * as v from '@saum/schema/schema'
import { invalidPropertiesText, propertyFaults } from '@saum/schema/validation-messages'
import { ProtocolError } from './protocol-error.ts'

/** Ours nest some ten levels; anything much deeper only wants to exhaust the stack. */
const MAX_DEPTH = 64
/** A body of a thousand faults is explained well enough by the first ones. */
const MAX_FAULTS = 20

/** The body of a request as its schema understands it; refuses everything else. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  request: SearchRequest,
): v.InferOutput<Schema> {
  return parseValue(schema, readJson(request.body))
}

/** A value that is known to be JSON already, as its schema understands it. */
export function parseValue<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw refusedProperties(propertyFaults(parsed.issues))
}

/** The refusal of a body in the words every client knows. */
export function refusedProperties(faults: ReturnType<typeof propertyFaults>): ProtocolError {
  return new ProtocolError('INVALID_REQUEST', invalidPropertiesText(faults.slice(0, MAX_FAULTS)))
}

/** Any JSON that is not nested absurdly. */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) throw new ProtocolError('INVALID_REQUEST', 'The body is nested too deeply.')
  try {
    return JSON.parse(text)
  } catch {
    throw new ProtocolError('INVALID_REQUEST', 'The body is not JSON.')
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
/** The difference between a square bracket and a curly one. */
const CURLY = 0x20

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if ((code & ~CURLY) === OPENING_BRACKET) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if ((code & ~CURLY) === CLOSING_BRACKET) depth -= 1
  }
  return false
}
