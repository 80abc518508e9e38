import { getExternalIdpRedirect, handleIDPLoginCallback } from '@saum/contract/login'
import { DEFAULT_SHOP, type Shop } from '@saum/domain/shops'
import type { Account, TestProvider } from '@saum/shop/identity/identity-provider.fixture'
import { aSessionKey } from './session-key.ts'
import { startTestBackend, type TestBackend } from './test-backend.ts'

export const NOW = Date.parse('2026-11-16T12:00:00Z')

export type Callback = Record<string, string>

export interface VisitorParts {
  engine?: 'sqlite' | 'postgres'
  backend?: TestBackend
}

/** Somebody with a session in a shop whose customers may sign in with the provider. */
export async function visitorOf(provider: TestProvider, parts: VisitorParts = {}) {
  const clock = { now: NOW }
  const { engine = 'sqlite' } = parts
  const { settings: identityProvider } = provider
  const now = () => clock.now
  const backend = parts.backend ?? (await startTestBackend({ engine, identityProvider, now }))
  const sessionKey = aSessionKey()

  function begin(shop: Shop = DEFAULT_SHOP, redirectUrl?: string) {
    const payload = { queryParams: redirectUrl === undefined ? {} : { redirectUrl } }
    return backend.postAs(sessionKey, getExternalIdpRedirect, payload, shop.shopId)
  }
  async function beginAt(shop: Shop = DEFAULT_SHOP, redirectUrl?: string): Promise<string> {
    const { body } = await begin(shop, redirectUrl)
    return (body as Record<string, string>)['faden-konto'] ?? ''
  }
  async function finish(callback: Callback, { key = sessionKey, shop = DEFAULT_SHOP } = {}) {
    const nextSessionKey = aSessionKey()
    const answer = await backend.send({
      shopId: shop.shopId,
      name: handleIDPLoginCallback.name,
      body: JSON.stringify({ payload: callback }),
      sessionKey: key,
      nextSessionKey,
    })
    return { ...answer, nextSessionKey }
  }
  return {
    backend,
    clock,
    sessionKey,
    begin,
    beginAt,
    finish,
    async signIn(account: Account, shop: Shop = DEFAULT_SHOP) {
      return finish(await provider.visit(await beginAt(shop), account), { shop })
    },
    customers: () => backend.db.sql<CustomerRow>`
      select id, email, document, email_verified_at as "verifiedAt" from customer order by id`,
    sessions: () => backend.db.sql<{ customerId: number; key: string }>`
      select customer_id as "customerId", session_key as key from session`,
    reasons: () =>
      backend.logged
        .filter(({ message }) => message.startsWith('A sign-in'))
        .map(({ fields }) => fields?.['reason']),
  }
}

interface CustomerRow {
  id: number
  email: string
  document: string
  verifiedAt: number | null
}
