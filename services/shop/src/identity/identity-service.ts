import { accept, refuse, type Result } from '@saum/domain/result'
import { safeReturnPath } from '@saum/domain/return-path'
import type { Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { Database } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import type { Entry } from '../session/enter-session.ts'
import type { LoginService } from '../session/login-service.ts'
import { customerOf, isStillLinked, type IdentityRefusal } from './identity-customer.ts'
import { createIdentityProvider, type Callback } from './identity-provider.ts'
import { insertRequest, takeRequest } from './identity-request.ts'
import type { IdentityProviderSettings } from './identity-settings.ts'
import type { ProviderFault } from './provider-fault.ts'

/** Each is a row for a quarter of an hour. */
const PER_VISITOR = { limit: 10, windowMs: 15 * 60_000 }
const PER_NETWORK = { limit: 100, windowMs: 15 * 60_000 }

interface Beginning {
  shop: Shop
  sessionKey: string
  clientKey: string | null
  returnPath: string | undefined
}

interface SignedIn {
  message: 'success'
  redirectUrl: string
}

type RefusalKind = ProviderFault['kind'] | IdentityRefusal['kind']

/** Where somebody wanted to go is told with a refusal once it is known. */
interface SignInRefusal {
  kind: RefusalKind
  redirectUrl?: string
}

export interface IdentityService {
  /** The address the sign-in begins at, by the key of the provider; none where there is no provider. */
  begin(
    beginning: Beginning,
  ): Promise<Result<Record<string, string>, TooMany | { kind: 'provider-unavailable' }>>
  finish(entry: Entry, callback: Callback): Promise<Result<SignedIn, SignInRefusal>>
}

interface IdentityParts {
  db: Database
  logins: LoginService
  /** Of the provider; `null` where the operator has none. */
  settings: IdentityProviderSettings | null
  log: Log
  now: () => number
}

export function createIdentityService(parts: IdentityParts): IdentityService {
  const { db, logins, settings, log, now } = parts
  const provider = settings && createIdentityProvider(settings)

  async function wait({ shop, sessionKey, clientKey }: Beginning): Promise<number> {
    const visitor = { subject: `sign-in:${shop.shopId}:${sessionKey}`, ...PER_VISITOR, now: now() }
    const network = { subject: `sign-in-network:${clientKey ?? ''}`, ...PER_NETWORK, now: now() }
    return db.transaction(async (sql) => {
      const waitMs = await waitForAttempt(sql, visitor)
      return clientKey === null ? waitMs : Math.max(waitMs, await waitForAttempt(sql, network))
    })
  }

  /** Why, and nothing of whom it was about. */
  function note(shop: Shop, kind: RefusalKind, reason: string): void {
    const level = kind === 'provider-unavailable' ? 'error' : 'warn'
    const fields = { shopId: shop.shopId, kind, reason }
    log({ level, message: 'A sign-in by the provider was refused', fields })
  }

  return {
    async begin(beginning) {
      if (provider === null) return accept({})
      const waitMs = await wait(beginning)
      if (waitMs > 0) return refuse(tooMany(waitMs))
      const { shop, sessionKey } = beginning
      const secrets = newSecrets()
      const url = await provider.signInUrl(shop, secrets)
      if (!url.ok) {
        note(shop, 'provider-unavailable', url.refusal.code)
        return refuse({ kind: 'provider-unavailable' })
      }
      const { issuer, key } = provider
      const returnPath = safeReturnPath(beginning.returnPath, `/${shop.path}/`)
      const request = { shopId: shop.shopId, sessionKey, issuer, returnPath, ...secrets }
      await db.transaction((sql) => insertRequest(sql, { ...request, now: now() }))
      return accept({ [key]: url.value })
    },

    async finish(entry, callback) {
      const { shop } = entry
      function refused(kind: RefusalKind, reason: string, known: { redirectUrl?: string } = {}) {
        note(shop, kind, reason)
        return refuse({ kind, ...known })
      }
      if (provider === null || entry.before === null) return refused('invalid-login', 'no-sign-in')
      const { sessionKey } = entry.before
      const asked = { state: callback.state, shopId: shop.shopId, sessionKey, now: now() }
      const request = await db.transaction((sql) => takeRequest(sql, asked))
      if (request === null) return refused('invalid-login', 'unknown-state')
      if (request.isExpired) return refused('invalid-login', 'expired-state')
      const { issuer } = provider
      if (request.issuer !== issuer) return refused('invalid-login', 'other-issuer')
      const known = { redirectUrl: request.returnPath }
      const secrets = { ...request, state: callback.state }
      const person = await provider.redeem(shop, callback, secrets)
      if (!person.ok) return refused(person.refusal.kind, person.refusal.code, known)
      const vouching = { shop, issuer, person: person.value, now: now() }
      const customer = await tryAgain(() => db.transaction((sql) => customerOf(sql, vouching)))
      if (!customer.ok) return refused(customer.refusal.kind, 'customer', known)
      const isIn = await logins.enter(entry, customer.value, (_, sql) =>
        isStillLinked(sql, vouching, customer.value),
      )
      if (!isIn) return refused('customer-inactive', 'changed-meanwhile', known)
      return accept({ message: 'success', ...known })
    },
  }
}

function newSecrets() {
  return {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  }
}
