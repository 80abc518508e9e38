import type { Engine } from '../engine.ts'
import { within } from './within.ts'

/** So often in a row; whoever comes later than the pause starts counting anew. */
export const MAX_RENEWALS = 5
const RESET_MS = 500

interface Renewals {
  inRow: number
  last: number
  running: Promise<void> | null
}

function createRenewals(): Renewals {
  return { inRow: 0, last: 0, running: null }
}

/**
 * Sees to it that there is another token than the one that has run out; calls that find out together
 * share one renewal. Answers whether it is worth asking again.
 */
export async function renewToken(engine: Engine, usedToken: string): Promise<boolean> {
  const { configuration, environment } = engine
  const { accessToken, renewAccessToken } = configuration.get()
  const renewals = engine.part(createRenewals)
  if (accessToken !== usedToken) return true
  if (renewAccessToken === undefined) {
    environment.log(
      'warn',
      'Unable to renew the expired token because a renew function was not provided. Please specify the #renewAccessToken option when initializing the engine.',
    )
    return false
  }
  if (renewals.running === null) {
    const now = environment.now()
    if (now - renewals.last >= RESET_MS) renewals.inRow = 0
    if (renewals.inRow >= MAX_RENEWALS) {
      warnOfRenewal(engine)
      return false
    }
    renewals.inRow++
    renewals.last = now
    renewals.running = renew(engine, renewAccessToken).finally(() => (renewals.running = null))
  }
  await renewals.running
  return true
}

export function warnOfRenewal({ environment }: Engine): void {
  environment.log(
    'warn',
    'Attempted to renew the token but was not successful. Please check the #renewAccessToken function.',
  )
}

/** A renewal that fails leaves the old token, which is then tried once more. */
async function renew(engine: Engine, renewAccessToken: () => Promise<string>): Promise<void> {
  const token: unknown = await within(engine.environment, {}, renewAccessToken).catch(() => '')
  if (typeof token !== 'string' || token === '') return
  engine.configuration.update((current) => ({ ...current, accessToken: token }))
}
