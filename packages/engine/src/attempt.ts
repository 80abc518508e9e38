/** What may throw, such as storage that is full or forbidden, or an address that is none: null then. */
export function attempt<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
