import type { Configuration } from '../configuration.ts'

/** Must be the version of the package. */
const ENGINE_SOURCE = '@saum/engine@0.1.0'

/** Which programs had a hand in a request or an event, the engine last. */
export function engineSource({ analytics }: Configuration): string[] {
  return [...analytics.source, ENGINE_SOURCE]
}
