import type { Environment } from '../environment.ts'
import type { UsagePayload, UsageType } from './usage-event.ts'

/** A request as a shop may change it before it leaves. */
export interface UsageRequest {
  url: string
  /** The event as JSON. */
  body: string
}

export interface UsageHooks {
  /** Called with every event before it is sent; answers with what shall be sent instead. */
  beforeSend?: (type: UsageType, payload: UsagePayload) => UsagePayload
  /** Called with every request of an event; answers with the one to send instead. */
  preprocessRequest?: (request: UsageRequest) => UsageRequest
}

export function hookedPayload(
  environment: Environment,
  { beforeSend }: UsageHooks,
  type: UsageType,
  payload: UsagePayload,
): UsagePayload {
  if (beforeSend === undefined) return payload
  return guarded(environment, 'hook', payload, (copy) => beforeSend(type, copy))
}

export function preprocessed(
  environment: Environment,
  { preprocessRequest }: UsageHooks,
  request: UsageRequest,
): UsageRequest {
  if (preprocessRequest === undefined) return request
  return guarded(environment, 'preprocessRequest', request, preprocessRequest)
}

/**
 * A shop's own code gets a copy, so that what it breaks half-way is not what we send; nor is it anything
 * else than what it was given.
 */
function guarded<Value>(
  { log }: Environment,
  name: string,
  original: Value,
  change: (copy: Value) => unknown,
): Value {
  try {
    const changed = change(structuredClone(original))
    if (typeof changed === 'object' && changed !== null) return changed as Value
    throw new TypeError('value is not an object.')
  } catch (error) {
    log('error', `Error in analytics ${name}. Returning original request.`, error)
    return original
  }
}
