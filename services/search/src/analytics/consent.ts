/** Whether the browser says that its owner does not want to be tracked. */
export function refusesTracking(headers: Readonly<Record<string, string>>): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1'
}

const NOT_ANONYMIZED = new Set(['0', 'false', 'undefined', 'null', '{}', '[]', ''])

/** Clients write this wish in many ways; everything but a clear no is a yes. */
export function isAnonymized(value: unknown): boolean {
  if (value === undefined || value === null) return false
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return !NOT_ANONYMIZED.has(text)
}
