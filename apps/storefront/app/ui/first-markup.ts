import { useSyncExternalStore } from 'react'

/** Whether this is the markup of the document, which no script serves yet. */
export function useIsFirstMarkup(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}

/** A page can be used before its script runs: the field a visitor chose until then keeps the focus. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}
