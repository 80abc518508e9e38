/** Browsers offer storage and then refuse it, when it is full or the visitor forbids it: that is no answer. */
export function attempt<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
