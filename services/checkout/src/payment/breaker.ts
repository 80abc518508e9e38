import { ProviderFault } from './payment-provider.ts'

const FAULTS_IN_A_ROW = 5
const REST_MS = 10_000

/**
 * Whoever has not answered several times in a row is left alone for a while: shoppers are told at once
 * instead of waiting for it as well. Then one call tries again.
 */
export function createBreaker(now: () => number) {
  let faults = 0
  let restsUntil = 0

  return async function guard<T>(ask: () => Promise<T>): Promise<T> {
    if (now() < restsUntil) throw new ProviderFault('The payment provider is not asked for a while')
    // Whoever comes while that one call is under way need not wait for its end.
    if (faults >= FAULTS_IN_A_ROW) restsUntil = now() + REST_MS
    try {
      const answer = await ask()
      faults = 0
      restsUntil = 0
      return answer
    } catch (error) {
      faults += 1
      if (faults >= FAULTS_IN_A_ROW) restsUntil = now() + REST_MS
      throw error
    }
  }
}
