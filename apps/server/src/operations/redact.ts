import { withPublicAddresses } from '@saum/domain/public-address'

const SECRET_KEY = /password|token|code|e-?mail|authorization|cookie|secret|jwt|signature/i
/**
 * Only looked for where a word begins: from every character of a long word it would take the square of its length.
 * What follows an address without a gap, such as `+bob@b.example`, is hidden with it.
 */
const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:[\w.+-]*@[\w-]+(?:\.[\w-]+)+)*/g
const MAX_DEPTH = 5

const HIDDEN = '[hidden]'

/** A copy of what is about to be logged without anything a log must not know. */
export function redact(value: Record<string, unknown>): Record<string, unknown> {
  return redactObject(value, 0)
}

function redactObject(value: object, depth: number): Record<string, unknown> {
  const redacted: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    redacted[key] = SECRET_KEY.test(key) ? HIDDEN : redactValue(member, depth + 1)
  }
  return redacted
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return toErrorFacts(value, depth)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((member) => redactValue(member, depth + 1))
  return redactObject(value, depth)
}

interface ErrorFacts {
  type: string
  message: string
  stack: string | undefined
  cause?: unknown
}

/** Only what every error has: further members may hold payloads. */
function toErrorFacts(error: Error, depth: number): ErrorFacts {
  return {
    type: error.name,
    message: redactText(error.message),
    stack: error.stack && redactText(error.stack),
    ...(error.cause !== undefined && depth < MAX_DEPTH
      ? { cause: redactValue(error.cause, depth + 1) }
      : {}),
  }
}

/** A text without mail addresses and without the secrets that addresses of ours carry. */
export function redactText(text: string): string {
  const shown = text.includes('@') ? text.replace(MAIL_ADDRESS, HIDDEN) : text
  return withPublicAddresses(shown)
}
