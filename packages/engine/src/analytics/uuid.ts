const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Whether a text names one visitor; the empty UUID would name all of them at once. */
export function isUuid(text: string | null | undefined): text is string {
  return typeof text === 'string' && UUID.test(text)
}
