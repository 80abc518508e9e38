import { createLatestCall, type LatestCall } from '../calls/latest-call.ts'
import type { Engine } from '../engine.ts'
import { withSet, type State } from '../state.ts'

/** The calls of the boxes of an engine, each with its own last one: `engine.part(boxCalls)(key, box)`. */
export function boxCalls({ environment }: Engine) {
  const calls = new Map<string, LatestCall>()
  return <Box extends { readonly isLoading: boolean }>(key: string, box: State<Box>) => {
    const known = calls.get(key)
    if (known !== undefined) return known
    // What another engine waited for when it was left does not arrive in this one.
    box.update(
      (shown) => withSet<{ readonly isLoading: boolean }>(shown, { isLoading: false }) as Box,
    )
    const call = createLatestCall(environment)
    calls.set(key, call)
    return call
  }
}
