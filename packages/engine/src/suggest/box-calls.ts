import { createLatestCall, type LatestCall } from '../calls/latest-call.ts'
import type { Engine } from '../engine.ts'

/** The calls of the boxes of an engine, each with its own last one: `engine.part(boxCalls)(key)`. */
export function boxCalls({ environment }: Engine): (key: string) => LatestCall {
  const calls = new Map<string, LatestCall>()
  return (key) => {
    const call = calls.get(key) ?? createLatestCall(environment)
    calls.set(key, call)
    return call
  }
}
