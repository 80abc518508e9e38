import { useSyncExternalStore } from 'react'

/** Whether the markup came with the document; what is rendered later did not. */
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
